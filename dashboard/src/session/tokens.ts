/** What a request to the API needs of the session. */
export interface Tokens {
  /** A token that is good now; renews it first when it has run out. Never resolves when that leads to the sign-in page. */
  accessToken: () => Promise<string>;
  /** A token other than the one that was refused, or undefined when a new one would be refused too. */
  replaceToken: (refused: string) => Promise<string | undefined>;
}
