/**
 * Words of a page, a results page or an answer: in the audit's language, in the direction of their script, and text
 * only.
 */
import { clsx } from './clsx.ts';
import classes from './report.module.css';
import { useReport } from './report-context.tsx';

interface ReportTextProps {
  children: string;
  /** A sentence that the service wrote, and no words of a page. */
  sentence?: boolean;
}

export function ReportText({ children, sentence = false }: ReportTextProps) {
  const report = useReport();
  return (
    <bdi dir="auto" lang={sentence ? report.sentenceLanguage : report.language} className={classes.text}>
      {withBars(children)}
    </bdi>
  );
}

interface QuoteProps {
  children: string;
  /** It is of the audited page. */
  own?: boolean;
}

export function Quote({ children, own = false }: QuoteProps) {
  const { language } = useReport();
  return (
    <blockquote dir="auto" lang={language} className={clsx(classes.quote, own && classes.quoteOwn)}>
      {withBars(children)}
    </blockquote>
  );
}

/** The cells of a quoted row of a table, which are separated by tabs, with bars between them. */
function withBars(text: string): string {
  return text.replaceAll('\t', ' | ');
}
