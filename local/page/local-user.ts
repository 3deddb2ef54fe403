/** The user who signs in under `npm start`, and their account. */

import { accountIdOf } from '../../core/accounts/sign-in.ts';
import type { LocalUser } from './issuer-configuration.ts';

export const localUser: LocalUser = { subject: 'local', name: 'local user', email: 'local@localhost.invalid' };

/** The account of the key that `npm start` prints. Operator commands use it by default. */
export const localAccountId = accountIdOf(localUser.subject);
