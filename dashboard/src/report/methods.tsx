/** The methods of a report, with where each is published and what it misses, from the rules of the engine. */
import { List, Text } from '@mantine/core';
import { methodRules } from '../../../analysis/metadata/report-rules.ts';
import classes from './parts/report.module.css';
import { useReport } from './parts/report-context.tsx';
import { ReportLink } from './parts/report-link.tsx';
import { methodName, shownPack, texts } from './words.ts';

/** By id and version: of a method that has changed since the report, only the name is known. */
const rules = new Map(methodRules.map((rule) => [`${rule.id}@${rule.version}`, rule]));

export default function Methods() {
  const methods = Object.entries(useReport().report.metadata.methods);
  const said = texts().about;
  const { limits } = shownPack();
  return (
    <ul className={classes.cards}>
      {methods.map(([id, params]) => {
        const { name = id, referenceUrl, knownLimits = [] } = rules.get(id) ?? {};
        return (
          <li key={id} className={classes.card}>
            <Text size="sm" fw={600}>
              {methodName(id, name)}
            </Text>
            <Text size="xs" className={classes.quiet ?? ''} style={{ overflowWrap: 'anywhere' }}>
              <code>{[id, ...paramsShown(params)].join(', ')}</code>
            </Text>
            {referenceUrl !== undefined && (
              <Text size="sm">
                {said.published} <ReportLink href={referenceUrl} />
              </Text>
            )}
            {knownLimits.length > 0 && (
              <List size="sm" aria-label={said.limits}>
                {knownLimits.map((code) => (
                  <List.Item key={code}>{limits[code]}</List.Item>
                ))}
              </List>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Reports of schema 0.1.0 carry the whole method, whose parts are no plain values. */
function paramsShown(params: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(params).flatMap(([key, value]) => (typeof value === 'object' ? [] : [`${key} ${value}`]));
}
