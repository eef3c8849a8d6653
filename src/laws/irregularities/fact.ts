// What kinds of facts a guided ruling establishes, and who may be asked for them.

/** Who may be asked, and where: the words at the table must not give anything away. */
export type Asked = 'table' | 'player-aside' | 'director';

/** A fact to establish. A number leads to the band it lies in; a seat or a card only fills the sentences. */
export type Fact =
  | { readonly kind: 'yes-no'; readonly ask: Asked }
  | { readonly kind: 'choice'; readonly ask: Asked; readonly options: readonly string[] }
  | {
      readonly kind: 'number';
      readonly ask: Asked;
      /** By name: the least and the most, both within it; the bands follow each other without a gap. */
      readonly bands: Readonly<Record<string, readonly [least: number, most: number]>>;
    }
  | { readonly kind: 'seat'; readonly ask: Asked }
  | { readonly kind: 'card'; readonly ask: Asked };
