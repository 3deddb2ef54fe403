/** The access tokens of the session, for requests to the API. */
export interface Tokens {
  /**
   * A valid token, renewed first if it has expired. Never resolves if the browser leaves for the sign-in page. Rejects
   * if the issuer cannot be reached.
   */
  accessToken: () => Promise<string>;
  /** A token other than the refused one, as `accessToken`; undefined if a new one would be refused too. */
  replaceToken: (refused: string) => Promise<string | undefined>;
}
