/** What a request to the API needs of the session. */
export interface Tokens {
  /**
   * A token that is good now; renews it first when it has run out. Never resolves when that leads to the sign-in page;
   * rejects when nobody can be asked for one, as without a network.
   */
  accessToken: () => Promise<string>;
  /** As `accessToken`, another one than was refused; undefined when a new one would be refused too. */
  replaceToken: (refused: string) => Promise<string | undefined>;
}
