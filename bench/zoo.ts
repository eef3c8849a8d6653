// Hard deals: hands with voids all round and suits dealt in turn, where most positions look alike and few bounds help.
// Written as PBN; `table` is filled by the bench itself (strain by strain), nothing else is known of them.

export const ZOO: readonly { readonly name: string; readonly deal: string }[] = [
  {
    name: 'four voids, three-suiters in turn',
    deal: 'N:AJ852..Q963.KT74 KT74.AJ852..Q963 Q963.KT74.AJ852. .Q963.KT74.AJ852',
  },
  {
    // the deuce and the three of spades changed places, so that no turn makes it itself
    name: 'four voids, as the first, two spades changed',
    deal: 'N:AJ853..Q963.KT74 KT74.AJ852..Q963 Q962.KT74.AJ852. .Q963.KT74.AJ852',
  },
  { name: 'four voids, ranks shuffled', deal: 'N:A9752..QT83.KJ64 KJ64.A9752..QT83 QT83.KJ64.A9752. .QT83.KJ64.A9752' },
  { name: 'no voids, ranks in turn', deal: 'N:AT62.J73.Q84.K95 K95.AT62.J73.Q84 Q84.K95.AT62.J73 J73.Q84.K95.AT62' },
  {
    name: 'no voids, ranks back and forth',
    deal: 'N:A762.JT3.Q94.K85 K85.A762.JT3.Q94 Q94.K85.A762.JT3 JT3.Q94.K85.A762',
  },
];

/** Of those so hard that `npm run bench` takes them only with `-- --full`. */
export const ZOO_SLOW: typeof ZOO = [
  {
    name: 'four two-suiters in turn',
    deal: 'N:AQT8642...KJ9753 KJ9753.AQT8642.. .KJ9753.AQT8642. ..KJ9753.AQT8642',
  },
];
