/** `npm run dashboard:build`: builds the dashboard's page unless it is up to date, and prints its folder. */
import { buildPage } from '../local/page/build.ts';
import { messageOf } from '../local/startup-error.ts';

try {
  console.log(await buildPage({ log: (line) => console.error(line) }));
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
