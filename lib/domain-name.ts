/** The schema of a domain name in a stage's settings. */
import * as z from 'zod';

export const domainName = z
  .string()
  .regex(
    /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,63}$/u,
    'must be a domain name in lower case, such as audits.example.com',
  );
