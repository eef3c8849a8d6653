// Whose the cards of each suit are, from the top: what a position is but for the names of its ranks. A book holds three sets of cards by
// their owners, numbered 0 to 2 (all others are of owner 3), and from OWNERS_BYTES on the codes found so far for sets of cards in play:
// 4 x 8192 x u32, to be cleared by who changes an owner.

export const OWNERS_BYTES: usize = 32;
export const BOOK_BYTES: usize = 32 + (4 << 15);

// @ts-ignore: decorator
@inline
export function ownedBy(book: usize, owner: i32): u64 {
  return load<u64>(book + (<usize>owner << 3));
}

// @ts-ignore: decorator
@inline
export function setOwned(book: usize, owner: i32, cards: u64): void {
  store<u64>(book + (<usize>owner << 3), cards);
}

/** Two bits a card of the suit that is held, from the top, after a leading 1: at most 27 bits. */
// @ts-ignore: decorator
@inline
export function codeOf(book: usize, suit: i32, held: u64): u64 {
  const cards = <u32>(held >> (suit << 4)) & 0x1fff;
  const code = load<u32>(book + OWNERS_BYTES + (<usize>suit << 15) + (<usize>cards << 2));
  return code ? code : fillCode(book, suit, cards);
}

function fillCode(book: usize, suit: i32, cards: u32): u32 {
  const at = book + OWNERS_BYTES + (<usize>suit << 15) + (<usize>cards << 2);
  const known = load<u32>(at);
  if (known) return known;
  let code: u32 = 1;
  if (cards) {
    const low = cards & (0 - cards);
    const card = <u64>low << (suit << 4);
    let owner = 0;
    while (owner < 3 && !(ownedBy(book, owner) & card)) owner++;
    code = (fillCode(book, suit, cards ^ low) << 2) | owner;
  }
  store<u32>(at, code);
  return code;
}

/** Forgets the codes of one suit for the sets of its `length` lowest cards. */
// @ts-ignore: decorator
@inline
export function clearCodes(book: usize, suit: i32, length: i32): void {
  memory.fill(book + OWNERS_BYTES + (<usize>suit << 15), 0, <usize>4 << length);
}
