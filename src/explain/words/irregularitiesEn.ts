// English: the chapter on irregularities in our own words. The questions are in a file of their own.

import type { IrregularityWords } from './irregularities.ts';
import { irregularityFactsEn } from './irregularityFactsEn.ts';

export const irregularitiesEn: IrregularityWords = {
  articles: {
    9: 'What to do after an irregularity',
    10: 'Who assesses what follows from it',
    11: 'Losing the right to it',
    12: 'The adjusted score',
    13: 'A wrong number of cards',
    14: 'A missing card',
    15: 'A wrong board',
    16: 'Unauthorised information',
    86: 'Team play: boards without a normal result',
  },
  facts: irregularityFactsEn,
  asked: {
    table: 'ask at the table',
    'player-aside': 'ask the player away from the table',
    director: 'the director establishes this',
  },
  parts: { now: 'What to do now', rights: 'Rights', remedy: 'Penalty or rectification', score: 'The score' },
  scores: {
    'as-played': 'The board is scored as it is played.',
    'as-played-unless-damage': 'The board is played and scored; adjusted afterwards when there was damage.',
    adjusted: 'An adjusted score; what we know of the article does not say of which kind (12).',
    assigned: 'An assigned adjusted score.',
    artificial: 'An artificial adjusted score.',
    'not-yet': 'Nothing is settled about the score yet.',
    'cancelled-then-artificial': 'The result is cancelled; an adjusted score takes its place.',
    'sixty-percent': 'At least 60 % for the innocent side.',
  },
  says: {
    'carry-on': 'Please go on.',
    'nothing-until-i-have-explained': 'Nobody calls or plays until I have explained what you may do.',
    'i-decide-this': 'I decide this; what you settled among yourselves does not bind me.',
    'choose-now-alone': 'These are your choices. Choose by yourself, without a word from partner.',
    'right-lost': 'The right to act on this irregularity has gone. Please go on.',
    'right-kept': 'You have kept your rights. These are your choices.',
    'score-later': 'I shall tell you the score on this board later. Please go on with the next one.',
    'no-adjustment': 'The score stands: this is no ground to adjust it.',
    'count-your-cards': 'Count your cards face down, each of you, and look at no other hand.',
    'restore-and-play': 'I have put the hands right. Bid and play as normal.',
    'we-deal-again': 'This board is shuffled and dealt again.',
    'do-you-all-agree': 'It can be played only if all four of you agree. Does anyone object?',
    'board-cancelled': 'This board cannot be scored as it is. I shall tell you what you get for it.',
    'call-me-after-play': 'Play the board, and call me afterwards if you think you were damaged.',
    'find-the-card': 'Keep all cards where they are: first we look for the missing card.',
    'take-your-cards-again': 'Put those cards back, take the right hand and call again.',
    'do-not-use-that': 'Do not let what you heard or saw guide you. I shall say what you may do.',
    'look-it-up': 'One moment: I have to look this up.',
  },
  rules: {
    'call-when-attention': 'The director is called as soon as attention is drawn to the irregularity.',
    'anyone-may-call': 'Any player, dummy too, may call the director once attention has been drawn.',
    'anyone-but-dummy-without-rights':
      'Any player may call the director, but not a dummy who has forfeited his rights.',
    'dummy-may-not-speak-in-play': 'Dummy may not draw attention to an irregularity during play.',
    'dummy-may-after-play': 'Dummy may draw attention to an irregularity once play is over.',
    'any-player-in-auction': 'During the auction any player may draw attention to an irregularity.',
    'declarer-or-defender-in-play': 'During play declarer or either defender may draw attention to an irregularity.',
    'may-prevent': 'Any player, dummy within his limits too, may try to prevent an irregularity.',
    'dummy-without-rights-may-not': 'A dummy who has forfeited his rights may not call the director.',
    'no-duty-to-report': 'Nobody has to draw attention to an irregularity of his own side.',
    'own-report-harmless':
      'Who reports an irregularity of his own side takes nothing from the rights of the opponents.',
    'nothing-until-explained': 'Nobody calls or plays until the director has explained everything.',
    'premature-correction': 'An irregularity corrected too early can bring the offender a further penalty.',
    'nothing-to-do': 'Nothing has come up that asks for a ruling.',
    'director-alone': 'Only the director assesses what follows from an irregularity.',
    'no-waiver': 'Players may neither impose nor waive it on their own.',
    'may-cancel-settlement': 'The director may undo what the players settled among themselves.',
    'may-allow-or-cancel': 'The director may let stand or cancel what the players did without him.',
    'explain-options': 'Where there is a choice, the director explains all the options.',
    'declarer-without-dummy': 'Declarer chooses without help from dummy.',
    'choose-without-partner': 'The player with the choice makes it without consulting partner.',
    'most-advantageous': 'The innocent side may choose what suits it best.',
    'offenders-may-gain-after': 'The offenders may then act to their own advantage, within the laws that limit that.',
    'may-forfeit-by-acting': 'Who acts before the director is called may lose the right; the director judges.',
    'forfeits-after-right-hand-opponent':
      'Who bids or plays after an irregularity by the opponent on the right loses the right.',
    'consultation-cancels': 'Consulting partner about the choice cancels the right.',
    'right-kept': 'Nothing was done that costs the right.',
    'forfeit-when-ignorance-gained':
      'The right is lost when the innocent side may have gained by what an opponent then did, not knowing the law.',
    'only-gaining-side-adjusted':
      'When a side gained because its opponents did not know the law, only its own score is adjusted; the others keep theirs.',
    'spectator-innocents':
      'When a spectator on the account of the innocent side noticed it first, the right to penalise may be lost.',
    'spectator-offenders':
      'When a spectator on the account of the offenders noticed it first, the right to correct it may be lost.',
    'penalty-still-possible': 'A disciplinary or procedural penalty remains possible.',
    'only-where-law-allows': 'An adjusted score is given only where the laws allow it.',
    'ground-law': 'The law that applies prescribes or allows an adjusted score.',
    'ground-no-indemnity': 'The laws give the innocent side no other redress for this.',
    'ground-play-impossible': 'The board can no longer be played normally.',
    'ground-wrong-remedy': 'A wrong penalty or rectification has been carried out.',
    'never-for-severity': 'That a penalty or rectification is too hard or too mild is never a ground.',
    'change-the-score': 'The score of the board itself is changed.',
    'give-matchpoints': 'None or more matchpoints are given for the board.',
    'no-more-than-repair': 'The innocent side gets no more than repairs the damage.',
    'need-not-balance': 'The scores of the two sides need not balance.',
    'innocent-sixty-or-average':
      'The innocent side gets at least 60 %, or its average on the boards it played that session if that is more.',
    'average-minus': 'A side directly at fault gets at most 40 %.',
    average: 'A side partly at fault gets 50 %.',
    'average-plus': 'A side not at fault gets at least 60 %.',
    'likely-and-at-all-probable':
      'The innocent side gets the best result that was likely without the irregularity, the offenders the worst that was at all probable.',
    'likely-and-possible':
      'The innocent side gets the best result that was likely without the infraction, the offenders the worst of all that was possible.',
    'redress-damage': 'The adjustment makes good the damage and takes away what the offenders gained.',
    'no-damage-no-adjustment':
      'There is damage only when the table result is worse than could be expected without the infraction.',
    'probable-outcome': 'The score aims at the outcome that was probable without the infraction.',
    weighted: 'Outcomes may be weighted by their probability; only what could be reached legally counts.',
    'too-many-results': 'With too many or too obscure outcomes an artificial score is given.',
    'self-inflicted-stays': 'What the innocent side brought on itself by a serious error or a gamble is not made good.',
    'regulator-likely-standard':
      'The regulator may lay down instead: the best that was likely for the innocent, the worst at all probable for the offenders.',
    'restore-from-record': 'The hands are restored from the record of the deal.',
    'ask-earlier-players': 'Without a record, players who held the hands before are asked.',
    'new-deal': 'A board that cannot be restored so is dealt again.',
    'new-deal-when-misdealt': 'A misdealt board that cannot be restored so is dealt again.',
    'play-normally': 'The restored board is bid and played as normal.',
    'seen-card-matters': 'A card of another hand was seen and matters: that is unauthorised information.',
    'play-on-with-consent': 'A seen card that will do no harm: play on, if all four agree.',
    'artificial-without-consent': 'Without the consent of all four there is an artificial adjusted score.',
    'artificial-seen-interferes': 'A seen card that would interfere: an artificial adjusted score.',
    'result-cancelled': 'Found after play that a hand had a wrong number of cards: the result is cancelled.',
    'procedural-penalty': 'The offender may get a procedural penalty.',
    'only-more-than-thirteen': 'This law applies only when a hand has more than thirteen cards.',
    'calls-stand': 'The deal is corrected and the calls made stand.',
    'may-adjust-after': 'The score may be adjusted afterwards.',
    'not-playable-adjust': 'The deal cannot be corrected and played: an adjusted score.',
    'play-first-then-adjust':
      'A seen card: the board is played and scored first, then adjusted if the card affected the outcome.',
    'adjust-at-once': 'A seen card important enough to interfere: an adjusted score at once.',
    'moved-cards-unauthorised':
      'What putting the cards right tells is unauthorised for the partner of the hand that was wrong.',
    'surplus-removed': 'A card that does not belong to the pack is taken out, without rectification.',
    'surplus-in-finished-trick': 'A surplus card in a finished trick can lead to an adjusted score.',
    'team-results': 'In team play a result at the other table counts under the law on team scores.',
    'only-when-none-has-more': 'This law applies only when no hand has more than thirteen cards.',
    'only-when-one-hand-short': 'This law applies only when three hands are complete and one is short.',
    'look-for-card': 'A card is missing and no hand has one too many: it is looked for.',
    'played-is-defective-trick': 'Found among the played cards: it is a defective trick, and the law on that applies.',
    'restored-to-hand': ({ card, who }) => `Found elsewhere: ${card} goes back to ${who}.`,
    'pack-rebuilt': ({ card, who }) => `Not found: a complete pack is made up, and ${card} goes to ${who}.`,
    'always-in-hand': ({ card, who }) => `${upper(card)} is taken to have been in the hand of ${who} all the time.`,
    'may-be-penalty-card': ({ card }) => `${upper(card)} may become a penalty card.`,
    'may-be-revoke': ({ card, who }) => `That ${who} did not play ${card} earlier may be a revoke.`,
    'replacement-unauthorised': ({ who }) => `What replacing the card tells is unauthorised for the partner of ${who}.`,
    'wrong-board-stands': 'Nobody at the table had played the board: the score normally stands.',
    'right-board-later': 'The director may have the right board played later.',
    'second-score-cancelled': 'Someone had played the board before: the second score is cancelled for both sides.',
    'deprived-adjusted': 'A side that so loses a board gets an adjusted score.',
    'deprived-artificial': 'A side that so loses a board gets an artificial adjusted score.',
    'auction-cancelled-repeat':
      'The auction is cancelled; with the right players seated it is held again, and the same calls must be repeated.',
    'different-calls-cancel': 'A call that differs from the first auction cancels the board.',
    'deliberate-penalty':
      'Who tries on purpose to keep the board from being played gets a procedural penalty, and the score may be adjusted.',
    'call-cancelled-again':
      'The call made on the wrong cards and those after it are cancelled; the player takes the right hand and calls again.',
    'partner-called-adjust': 'Partner has called since: an adjusted score.',
    'later-call-differs':
      'If the player later meets the other board and calls differently from the cancelled call, the score is adjusted.',
    'board-cancelled-for-both':
      'Someone at the table had played it: the board is cancelled for that side and its opponents.',
    'must-be-completed': 'Nobody had played it: auction and play are completed and the score stands.',
    'tell-director-at-once': 'Who gets information about a board by accident tells the director at once.',
    'play-on-unless-disrupted': 'The board is played, unless the information disrupts it.',
    'substitute-or-adjust': 'A disrupted board is played with a substitute, or gets an adjusted score.',
    'ignore-it': 'The director may leave it at that.',
    'reserve-score': 'The director may let play go on and keep an adjusted score in reserve.',
    'forbid-action': 'The director may forbid partner an action that the information suggests.',
    'prescribe-action': 'The director may even prescribe what partner does.',
    'adjust-now': 'The director may adjust the score at once.',
    'no-suggested-alternative':
      'Among logical alternatives partner may not choose one that the information could demonstrably have suggested.',
    'alternative-defined':
      'A logical alternative is one that players of this class and method would seriously consider and some would choose.',
    'may-announce-reservation': 'The opponents may say that they reserve their rights, unless that is prohibited.',
    'innocents-may-use': 'The innocent side may use all it learns from withdrawn actions.',
    'offenders-may-not-use': 'The offenders may not choose on what the withdrawn actions of either side showed.',
    'redeal-if-event-allows': 'Before the first call the board may be dealt again, if the event allows that.',
    'complete-ready-to-adjust': 'The board may be completed, with the director ready to adjust.',
    'adjusted-for-outside-information': 'The director may give an adjusted score.',
    'plus-minus-three': 'In IMPs average plus is plus 3, average minus is minus 3, and average is 0.',
    'average-of-both-results':
      'In a knock-out match with scores that do not balance each side is worked out by itself, and the mean of the two counts.',
    'no-new-deal': 'No board is dealt again when the result of the match without it could be known.',
    'may-assign-at-teams':
      'With a result at the other table the director may assign a score, and should when that result looks good for the innocent side.',
    'shall-assign-at-teams':
      'With one result at the other table that clearly favours a side the director assigns a score.',
    'nobody-cancel-or-substitute':
      'Several results and nobody at fault: the board is cancelled, for an artificial score or a substitute board.',
    'innocents-better-of':
      'Several results and one side at fault: the innocent side gets the better of average plus and an assigned score.',
    'offenders-complement': 'The side at fault gets the complement of that.',
    'both-cancel-artificial':
      'Several results and both sides at fault: the board is cancelled, for an artificial score.',
  },
  nobody: { who: 'the player', card: 'the card' },
  score: 'Score',
  say: 'At the table',
  see: (articles) => `Go on with ${articles.map((article) => `Law ${article}`).join(', ')}.`,
  notKnown: (edition, article, lookIn) =>
    `The text of Law ${article} of ${edition} is not known to us${lookIn === undefined ? '' : `; the nearest that is known is that of ${lookIn}`}.`,
  nowhereKnown: (article) =>
    `What Law ${article} says of this is not known to us, of any edition. The law book of the event decides.`,
  meets: {
    first: 'The wrong number of cards comes before the claim:',
    also: 'What partner of the defender learnt is a ruling of its own:',
    revoke:
      'The revoke comes first (Laws 61 to 64). Established, it is told in "incidents" of the case: by whom, in which suit, who won that trick (player, partner or other-side), and how many later tricks that side won before the claim; what is transferred is then counted with the claim. Or, settled otherwise: "revoke": "settled".',
    back: 'Then back to the claim, with the cards put right and "wrongCards": "settled".',
  },
  contradiction: (answers, facts) =>
    `These answers cannot all be right: ${answers.map((one) => `“${one}”`).join('; ')}. There is no ruling on them: establish one of them anew${facts.length > 0 ? ` (${facts.join(' or ')})` : ''}.`,
  ours: (cite) => `our own conclusion from Law ${cite.join(', ')}`,
  partNotKnown: 'Some of these rules are known to us by their article only, not by their exact place in it.',
  notAllKnown: (edition, article) => `Not all of Law ${article} of ${edition} is known to us.`,
  paths: (count) => `${count} ways through this law`,
};

function upper(text: string): string {
  return text[0]!.toUpperCase() + text.slice(1);
}
