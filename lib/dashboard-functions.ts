/** The functions that answer the dashboard, each with its environment and with exactly the rights it uses. */
import { Duration } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import type { Env as DashboardAuthorizerEnv } from '../functions/authorizers/dashboard.ts';
import { NodeFunction } from './node-function.ts';
import type { Stage } from './stage.ts';

/** Where people sign in: an OpenID Connect issuer, and the dashboard's client there. */
export interface SignIn {
  /** The `iss` of its tokens. */
  issuer: string;
  /** The `client_id` of its access tokens. */
  clientId: string;
  /** Where its keys are published. */
  jwksUri: string;
}

/** The stage `local` is given its issuer when it is started: these stand in the template only. */
export const localSignIn: SignIn = {
  issuer: 'https://sign-in.invalid',
  clientId: 'dashboard',
  jwksUri: 'https://sign-in.invalid/jwks',
};

export interface DashboardFunctionsProps {
  stage: Stage;
  signIn: SignIn;
}

export class DashboardFunctions extends Construct {
  readonly authorizer: NodeFunction<DashboardAuthorizerEnv>;

  constructor(scope: Construct, id: string, { stage, signIn }: DashboardFunctionsProps) {
    super(scope, id);
    this.authorizer = new NodeFunction<DashboardAuthorizerEnv>(this, 'Authorizer', {
      stage,
      entry: 'functions/authorizers/dashboard.ts',
      description: 'Verifies the access token of who is signed in to the dashboard',
      env: {
        SIGN_IN_ISSUER: signIn.issuer,
        SIGN_IN_CLIENT_ID: signIn.clientId,
        SIGN_IN_JWKS_URI: signIn.jwksUri,
      },
      memoryMb: stage.apiMemoryMb,
      timeout: Duration.seconds(10),
    });
  }
}
