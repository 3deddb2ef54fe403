/** Who signs in to what `npm start` starts, and the account that is theirs. */

import { accountIdOf } from '../../core/accounts/sign-in.ts';
import type { LocalUser } from './issuer-configuration.ts';

export const localUser: LocalUser = { subject: 'local', name: 'local user', email: 'local@localhost.invalid' };

/** The account of the key that `npm start` prints, and of the operator's commands where no other is named. */
export const localAccountId = accountIdOf(localUser.subject);
