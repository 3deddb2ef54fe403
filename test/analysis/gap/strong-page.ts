/** A page that answers the golden market well, in parts that a test can take away one at a time. */

/** The address of the page; it is none of the market's. */
export const strongUrl = 'https://www.clearwarm.example/heat-pump-installation-cost';

/** The parts of the page, each on lines of its own, in the order in which they stand. */
const parts = {
  title: '<title>Heat pump installation cost in 2026: prices, rebates and lifespan | Clearwarm</title>',
  robots: '',
  markup: '',
  opening: '<h1>Heat pump installation cost in 2026</h1>',
  author: '<p>By <a rel="author" href="/people/mara-lindqvist">Mara Lindqvist</a></p>',
  date: '<p>Updated <time datetime="2026-09-20">September 20, 2026</time></p>',
  answer: `<p>Heat pump installation costs $13,000 to $19,000 for a ducted air-source system in an average house, and the
    middle of 212 invoices that we read this year is $15,900. A ductless mini-split for one room costs $4,200 to $6,800.</p>`,
  comparison: `<h2>How much does a heat pump cost by type?</h2>
    <table><thead><tr><th>Type of heat pump</th><th>Installed cost</th><th>Why it costs that</th></tr></thead><tbody>
    <tr><td>Ducted air-source heat pump</td><td>$13,000 to $19,000</td><td>The ducts are there and need to be sealed</td></tr>
    <tr><td>Ductless mini-split for one room</td><td>$4,200 to $6,800</td><td>A small unit on the wall without any ducts</td></tr>
    <tr><td>Geothermal heat pump</td><td>$26,000 to $44,000</td><td>A well has to be drilled for the ground loop</td></tr></tbody></table>`,
  drivers: `<h2>What drives heat pump installation cost up?</h2>
    <p>Ductwork, the electrical panel and labor drive heat pump installation cost up. New ducts cost $2,400 to $6,800, an
    electrical panel upgrade to 200 amps costs $1,600 to $3,900, and a permit costs $150 to $480. The contractor should size
    the equipment with a Manual J load calculation, since each ton of capacity adds about $1,450 to the quote. See the
    <a href="https://www.energy.gov/energysaver/heat-pump-systems">guide of the Department of Energy</a>.</p>`,
  rebates: `<h2>Which rebates are available for a heat pump in 2026?</h2>
    <p>State and utility rebates are available for a heat pump in 2026. Utilities pay a rebate of $500 to $2,500, and households
    below 80 percent of the area median income can apply for up to $8,000 through the rebate that their state administers.
    The federal tax credit of 30 percent ended on December 31, 2025. Apply before you sign, since a rebate is not paid
    for a system that is already installed.</p>`,
  lifespan: `<h2>How long does a heat pump last?</h2>
    <p>A heat pump lasts about 15 years with one service visit a year, and ten to twelve years near the coast. The
    warranty covers parts for ten years and labor for two years.</p>`,
  running: `<h2>Does a heat pump lower energy bills?</h2>
    <p>A heat pump lowers the energy bill of a house with electric heating by about 50 percent, because it moves heat instead
    of making it. A thermostat for heat pumps keeps the backup heat of the unit off, which an old thermostat does not. In winter
    the installed system should not run on backup heat for more than 60 hours; ask the contractor for this calculation.</p>`,
  install: `<h2>How long does installation take?</h2>
    <p>Installation takes one to three days with a crew of two. The average house needs one day for the outdoor unit and the
    air handler, one for the ducts and the electrical work, and an hour for the permit inspection. A cold-climate unit takes no longer.</p>`,
  furnace: `<h2>Is a heat pump cheaper than a gas furnace?</h2>
    <p>A heat pump is cheaper than a gas furnace to run where electricity costs less than 15 cents, and dearer to buy by $4,000
    to $6,000. A gas furnace lasts 18 years and burns gas worth $900 a year in an average house.</p>`,
  closing: `<p>Questions? Write to <a href="mailto:office@clearwarm.example">office@clearwarm.example</a>.</p>`,
} as const;
export type Part = keyof typeof parts;

/** The HTML of the page, with `changes` in place of its parts; the empty string takes a part away. */
export function strongPage(changes: Partial<Record<Part, string>> = {}): string {
  const { title, robots, markup, ...body } = { ...parts, ...changes };
  return `<!DOCTYPE html>
<html lang="en-US"><head><meta charset="utf-8">
<meta name="description" content="What a heat pump costs to install in 2026, which rebates pay for it and how long it lasts.">
${title}${robots}${markup}
</head><body>
<header><a href="/">Clearwarm</a><nav><a href="/guides">Guides</a> <a href="/about">About</a></nav></header>
<main><article>
${Object.values(body).join('\n')}
</article></main>
<footer>© Clearwarm. <a href="/privacy">Privacy</a></footer>
</body></html>`;
}

/** A part of the page as it is. */
export function partOf(part: Part): string {
  return parts[part];
}
