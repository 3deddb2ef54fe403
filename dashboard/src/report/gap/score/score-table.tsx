/** Each page and its value in each part of the score: what the dots of the score show, in figures. */
import { AddressText } from '../../../ui/external-link.tsx';
import { number } from '../../numbers.ts';
import { clsx } from '../../parts/clsx.ts';
import { EvidenceLink, siteOf } from '../../parts/evidence-link.tsx';
import classes from '../../parts/report.module.css';
import { useReport } from '../../parts/report-context.tsx';
import { Scrolled } from '../../parts/scrolled.tsx';
import type { Gap, Rival, ScoreComponent } from '../../shape.ts';
import { columnTitle, labels, sayFirst, texts } from '../../words.ts';
import { written } from './written-score.ts';

interface ScoreTableProps {
  scores: Gap['scores'];
  rivals: readonly Rival[];
}

export function ScoreTable({ scores: { overall, components }, rivals }: ScoreTableProps) {
  const { index } = useReport();
  const said = texts().charts.score;
  const values = Object.fromEntries(components.map(({ id, value }) => [id, value]));
  return (
    <Scrolled label={texts().parts.table(said.values)}>
      <caption>
        <span>
          {said.values}. {said.compared}
        </span>
      </caption>
      <thead>
        <tr>
          <th scope="col">{columnTitle('page')}</th>
          <th scope="col" className={classes.numeric}>
            {columnTitle('score')}
          </th>
          {components.map(({ id }) => (
            <th key={id} scope="col" className={clsx(classes.numeric, classes.wide)}>
              {sayFirst('component', id)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <Row name={labels().headings.page} score={overall} values={values} components={components} />
        {rivals.map(({ source_id: id, overall: score, values: of, ev }) => (
          <Row key={id} name={siteOf(id, index)} score={score} values={of} components={components} ev={ev} />
        ))}
      </tbody>
    </Scrolled>
  );
}

interface RowProps {
  name: string;
  score: number | null;
  values: Readonly<Partial<Record<ScoreComponent['id'], number | null>>>;
  components: readonly ScoreComponent[];
  ev?: readonly string[];
}

function Row({ name, score, values, components, ev = [] }: RowProps) {
  return (
    <tr>
      <th scope="row">
        <EvidenceLink ids={ev}>
          <AddressText>{name}</AddressText>
        </EvidenceLink>
      </th>
      <td className={classes.numeric}>{score === null ? '–' : number(score)}</td>
      {components.map(({ id }) => {
        const value = values[id] ?? null;
        return (
          <td key={id} className={classes.numeric}>
            {value === null ? '–' : written(id, value)}
          </td>
        );
      })}
    </tr>
  );
}
