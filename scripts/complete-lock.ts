/**
 * Completes `package-lock.json` with other platforms' optional dependencies, so that `npm ci` accepts it everywhere.
 *
 * `npm install` drops an optional dependency from the lock file if the registry in use does not have it. `npm ci` then
 * refuses the lock file (`EUSAGE Missing: …`). This adds each of them with its version and the platform in its name.
 * Run it after every `npm install`: `npm run lock`.
 */
import { readFileSync, writeFileSync } from 'node:fs';

interface LockedPackage {
  version?: string;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
  dev?: boolean;
}

/** The platform of a package such as `@swc/core-linux-arm64-gnu`, in npm's fields `os`, `cpu` and `libc`. */
function platformOf(name: string): Pick<LockedPackage, 'os' | 'cpu' | 'libc'> {
  const os = /android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32|aix|wasm32|wasm/.exec(name)?.[0];
  const cpu = /arm64|x64|ia32|riscv64|ppc64|s390x|loong64|mips64el|wasm32|arm(?=-|$)/.exec(name)?.[0];
  const libc = /musl/.test(name) ? 'musl' : /gnu|glibc/.test(name) ? 'glibc' : undefined;
  return {
    ...(os && !os.startsWith('wasm') ? { os: [os] } : {}),
    ...(cpu ? { cpu: [cpu] } : {}),
    ...(libc && os === 'linux' ? { libc: [libc] } : {}),
  };
}

const file = new URL('../package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, LockedPackage> };
let added = 0;
for (const parent of Object.values(lock.packages)) {
  for (const [name, range] of Object.entries(parent.optionalDependencies ?? {})) {
    const place = `node_modules/${name}`;
    if (lock.packages[place]) continue;
    lock.packages[place] = {
      version: range.replace(/^[^\d]*/, ''),
      ...platformOf(name),
      ...(parent.dev ? { dev: true } : {}),
      optional: true,
    };
    added++;
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`package-lock.json: ${added} optional dependencies of other platforms added`);
