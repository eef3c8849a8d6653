// Strain and declarer, which a ruling needs; level, doubles and vulnerability, which the score needs.

import { type Strain, suitLetters } from '../../../cards/cards.ts';
import { vulnerabilities } from '../../../play/contract.ts';
import { setDeclarer, setStrain } from '../case/edit.ts';
import { StrainText } from '../parts/cards.tsx';
import { Choice } from '../parts/choice.tsx';
import { seatOptions } from '../parts/compass.tsx';
import { change, draft } from '../state/history.ts';
import { names, texts } from '../words/words.ts';

/** As the bidding box has them, the highest first. */
const strains: readonly Strain[] = [0, 1, 2, 3, 4];

export function Contract() {
  const t = texts.value;
  const { strain, declarer, level, doubled, vulnerable } = draft.value;
  const strainName = (one: Strain) => (one === 4 ? names.value.notrump : names.value.suits[suitLetters[one]]);
  return (
    <section class="panel">
      <h2>{t.contract.heading}</h2>
      <div class="fields">
        <Choice
          legend={t.contract.level}
          class="tight levels"
          value={level}
          options={[1, 2, 3, 4, 5, 6, 7].map((value) => ({ value, label: value }))}
          onChange={(value) => change((before) => ({ ...before, level: value }))}
        />
        <Choice
          legend={t.contract.strain}
          class="tight"
          value={strain}
          options={strains.map((value) => ({ value, label: <StrainText strain={value} />, name: strainName(value) }))}
          onChange={(value) => value !== null && change((before) => setStrain(before, value))}
        />
        <Choice
          legend={t.contract.declarer}
          value={declarer}
          options={seatOptions()}
          onChange={(value) => value !== null && change((before) => setDeclarer(before, value))}
        />
        <Choice
          legend={t.contract.doubled}
          class="tight part"
          value={doubled}
          options={([0, 1, 2] as const).map((value) => ({ value, label: t.contract.doubles[value]! }))}
          onChange={(value) => change((before) => ({ ...before, doubled: value }))}
        />
        <Choice
          legend={t.contract.vulnerable}
          class="tight part"
          value={vulnerable}
          options={vulnerabilities.map((value) => ({ value, label: t.contract.vulnerabilities[value] }))}
          onChange={(value) => change((before) => ({ ...before, vulnerable: value }))}
        />
      </div>
    </section>
  );
}
