// Finesses, and leads toward a card: through whom, from which hand, and when the card that was named is no longer to be played.

import { describe, expect, it } from 'vitest';
import { allowedAfter, type Table } from './followed.ts';

describe('a plan with a finesse', () => {
  it('finesses when he said so: not over the missing card', () => {
    // From the finesse ruling: the ten is led, the queen is out, and the king may not be played.
    const finesse: Table = {
      hands: 'T96.J.Q. KQ8..J. J42.Q8.. A7..KJ8.',
      strain: 2,
      leader: 1,
      trick: 'DT D3',
      claimer: 3,
      declarer: 3,
    };
    expect(allowedAfter('I take the finesse and the rest is mine', finesse)).toBe('D8 DJ');
    expect(allowedAfter('the rest is mine', finesse)).toBe('D8 DJ DK');
    const hook: Table = { hands: 'AQ.2.. 54.3.. 32.4.. K6.5..', strain: 4 };
    expect(allowedAfter('finesse the queen of spades', hook)).toBe('S2 S3');
    expect(allowedAfter('finesse the queen of spades', hook, 'S2 S6')).toBe('SQ');
    expect(allowedAfter('finesse against the king', hook, 'S2 S6')).toBe('SQ');
    expect(allowedAfter('finesse against the king of spades', hook, 'S2 SK')).toBe('SQ SA');
  });

  it('finesses through the player said: from the hand before that player, and not the other way', () => {
    // KJ opposite AT: either way; North has an entry in hearts, South in clubs
    const twoWay: Table = { hands: 'KJ2.A..3 765.4.3. AT3.2..A Q98..4.2', strain: 4 };
    expect(allowedAfter('finesse through West', twoWay)).toBe('S3 ST SA H2 CA');
    expect(allowedAfter('finesse in spades through West', twoWay)).toBe('S3 ST SA');
    expect(allowedAfter('finesse in spades through West', twoWay, 'S3 S8')).toBe('SJ');
    // through East it must be led from North, who comes in with a heart first
    expect(allowedAfter('finesse in spades through East', twoWay)).toBe('H2');
    expect(allowedAfter('finesse in spades through East', twoWay, 'H2 D4 HA H4')).toBe('S2 SJ SK');
    expect(allowedAfter('finesse in spades through East', twoWay, 'H2 D4 HA H4 S2 S5')).toBe('ST');
  });

  it('does not play a card that was to win under one that has beaten it', () => {
    const tenace: Table = { hands: 'AJ4.2.. 85.4..A KT2.A.. Q63.3..', strain: 4 };
    expect(allowedAfter('a spade to the jack', tenace, 'S2 S6')).toBe('SJ');
    expect(allowedAfter('a spade to the jack', tenace, 'S2 SQ')).toBe('S4 SJ SA');
    // a low card is a duck, and is played all the same
    expect(allowedAfter('a spade to the four', tenace, 'S2 SQ')).toBe('S4');
    // nothing would win: the words bind
    const none: Table = { hands: 'J84.2.. K5.4..A T32.A.. AQ6.3..', strain: 4 };
    expect(allowedAfter('a spade to the jack', none, 'S2 SQ')).toBe('SJ');
  });

  it('takes a two-way finesse either way when the words do not say through whom', () => {
    const twoWay: Table = { hands: 'AJ4.2.. 85.4..A KT2.A.. Q63.3..', strain: 4 };
    expect(allowedAfter('finesse in spades', twoWay)).toBe('S2 ST SK');
    expect(allowedAfter('finesse in spades', twoWay, 'S2 S6')).toBe('SJ SA');
    expect(allowedAfter('marked finesse', twoWay, 'S2 S6')).toBe('SJ SA');
    // over to North, and then the other way
    expect(allowedAfter('finesse against the queen of spades', twoWay, 'S2 S6 SA S5 SJ S8')).toBe('ST');
    // the ten that is run has shown which way; so has what was said
    expect(allowedAfter('finesse in spades', twoWay, 'ST S6')).toBe('S4 SJ');
    expect(allowedAfter('finesse in spades through West', twoWay, 'S2 S6')).toBe('SJ');
    // K32 has nothing to finesse with: one way only
    const oneWay: Table = { hands: 'AJ4.2.. 85.4..A K32.A.. QT6.3..', strain: 4 };
    expect(allowedAfter('finesse in spades', oneWay, 'S2 S6')).toBe('SJ');
    // with jack and ten together it can be run into K32
    const sequence: Table = { hands: 'AJT.2.. 85.4..A K32.A.. Q96.3..', strain: 4 };
    expect(allowedAfter('finesse in spades', sequence, 'S2 S6')).toBe('ST SJ SA');
  });

  it('leads to a tenace from the hand opposite', () => {
    const hook: Table = { hands: 'AQ.2.. 54.3.. 32.A.. K6.5..', strain: 4, leader: 0 };
    expect(allowedAfter('finesse the queen of spades', hook)).toBe('H2');
  });

  it('takes a double finesse twice', () => {
    const tenace: Table = { hands: 'AJT.2.. 54.32.. 732.A.. KQ6.4..', strain: 4 };
    expect(allowedAfter('double finesse in spades', tenace, 'S2 S6')).toBe('ST SJ');
    expect(allowedAfter('double finesse in spades', tenace, 'S2 S6 ST S4 H2 H3 HA H4')).toBe('S3 S7');
  });
});
