/** A short list in a cell of a table: names in a row, each whole, so that no name breaks over two lines. */
import classes from '../parts/report.module.css';

export function InLines({ items }: { items: readonly string[] }) {
  return items.map((item, at) => (
    <span key={item}>
      {at > 0 && ' '}
      <span className={classes.whole}>
        {item}
        {at < items.length - 1 && ','}
      </span>
    </span>
  ));
}
