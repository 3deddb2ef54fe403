/** Whose tokens the dashboard's authorizer accepts. */

/** The OpenID Connect issuer that signs users in, and the dashboard's client there. */
export interface TokenSource {
  /** The `iss` of its tokens. */
  issuer: string;
  /** The `client_id` of its access tokens. */
  clientId: string;
  /** The address of its published keys. */
  jwksUri: string;
}

/** Placeholders in the template: the stage `local` gets its issuer when it is started. */
export const localTokens: TokenSource = {
  issuer: 'https://sign-in.invalid',
  clientId: 'dashboard',
  jwksUri: 'https://sign-in.invalid/jwks',
};
