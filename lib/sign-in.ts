/** Sign-in to the dashboard: a Cognito user pool with managed login, and the dashboard as its only client. */
import { Aws, Duration, Fn, Lazy, Stack, Validations } from 'aws-cdk-lib';
import {
  AccountRecovery,
  CfnManagedLoginBranding,
  FeaturePlan,
  ManagedLoginVersion,
  Mfa,
  OAuthScope,
  StandardThreatProtectionMode,
  UserPool,
  type UserPoolClient,
  UserPoolClientIdentityProvider,
} from 'aws-cdk-lib/aws-cognito';
import { Construct } from 'constructs';
import type { Stage } from './stage.ts';
import type { TokenSource } from './token-source.ts';

export interface SignInProps {
  stage: Stage;
}

export class SignIn extends Construct {
  readonly pool: UserPool;
  readonly client: UserPoolClient;
  /** What an authorizer needs to accept the pool's tokens. */
  readonly tokens: TokenSource;
  /** `https://…`: where users sign in and out. Built from names, so that its users do not depend on the pool. */
  readonly loginUrl: string;
  /**
   * `https://…`, the dashboard's addresses. Added later: its domain is known only after the API, which needs this pool.
   */
  private readonly origins: string[] = [];

  constructor(scope: Construct, id: string, { stage }: SignInProps) {
    super(scope, id);
    const first = (): string => this.origins[0] ?? '';
    this.pool = new UserPool(this, 'Users', {
      removalPolicy: stage.removalPolicy,
      deletionProtection: stage.deletionProtection,
      // Managed login needs Essentials; threat protection needs Plus, which is billed from the first user on.
      featurePlan: stage.threatProtection ? FeaturePlan.PLUS : FeaturePlan.ESSENTIALS,
      ...(stage.threatProtection && { standardThreatProtectionMode: StandardThreatProtectionMode.FULL_FUNCTION }),
      // The operator adds users: with open sign-up, anybody could get a month's free audits with each new account.
      selfSignUpEnabled: false,
      signInAliases: { email: true },
      signInCaseSensitive: false,
      autoVerify: { email: true },
      keepOriginal: { email: true },
      accountRecovery: AccountRecovery.EMAIL_ONLY,
      mfa: stage.mfa === 'required' ? Mfa.REQUIRED : Mfa.OPTIONAL,
      mfaSecondFactor: { otp: true, sms: false },
      passwordPolicy: {
        minLength: 12,
        requireLowercase: true,
        requireUppercase: true,
        requireDigits: true,
        requireSymbols: true,
        tempPasswordValidity: Duration.days(3),
      },
      userInvitation: {
        emailSubject: 'Your Answer Audit account',
        emailBody: Lazy.string({
          produce: () =>
            `Sign in at ${first()} as {username} with the temporary password {####} within three days, and choose your own.`,
        }),
      },
    });
    // Domain prefixes are shared by all AWS customers in a region; these digits are unique to the stack.
    const digits = Fn.select(0, Fn.split('-', Fn.select(2, Fn.split('/', Stack.of(this).stackId))));
    const domainPrefix = `answer-audit-${stage.name}-${digits}`;
    this.loginUrl = `https://${domainPrefix}.auth.${Aws.REGION}.amazoncognito.com`;
    const domain = this.pool.addDomain('Domain', {
      cognitoDomain: { domainPrefix },
      managedLoginVersion: ManagedLoginVersion.NEWER_MANAGED_LOGIN,
    });
    this.client = this.pool.addClient('Dashboard', {
      // A page in a browser cannot keep a secret; authorization codes with PKCE replace it.
      generateSecret: false,
      oAuth: {
        flows: { authorizationCodeGrant: true },
        scopes: [OAuthScope.OPENID, OAuthScope.EMAIL],
        callbackUrls: Lazy.list({ produce: () => this.origins.map((origin) => `${origin}/signed-in`) }),
        logoutUrls: Lazy.list({ produce: () => this.origins.map((origin) => `${origin}/`) }),
      },
      // Set explicitly: the default includes ALLOW_REFRESH_TOKEN_AUTH, which Cognito rejects with token rotation.
      authFlows: { userSrp: true },
      supportedIdentityProviders: [UserPoolClientIdentityProvider.COGNITO],
      preventUserExistenceErrors: true,
      enableTokenRevocation: true,
      accessTokenValidity: Duration.hours(1),
      idTokenValidity: Duration.hours(1),
      refreshTokenValidity: Duration.days(1),
      refreshTokenRotationGracePeriod: Duration.seconds(10),
    });
    // Without a style, managed login shows an error page.
    const branding = new CfnManagedLoginBranding(this, 'Branding', {
      userPoolId: this.pool.userPoolId,
      clientId: this.client.userPoolClientId,
      useCognitoProvidedValues: true,
    });
    branding.node.addDependency(domain);
    // The same as the pool's `ProviderURL`, which the emulator does not support.
    const issuer = `https://cognito-idp.${Aws.REGION}.${Aws.URL_SUFFIX}/${this.pool.userPoolId}`;
    this.tokens = {
      issuer,
      clientId: this.client.userPoolClientId,
      jwksUri: `${issuer}/.well-known/jwks.json`,
    };
    this.acknowledgeFindings(stage);
  }

  /** Allows the dashboard at this origin (`https://…`) to sign users in. Invitations name the first origin. */
  serves(origin: string): void {
    this.origins.push(origin);
  }

  private acknowledgeFindings(stage: Stage): void {
    if (stage.mfa === 'optional') {
      Validations.of(this.pool).acknowledge({
        id: 'AwsSolutions-COG2',
        reason: 'A second factor is offered to every user and left to each; a setting of the stage requires it.',
      });
    }
    if (stage.threatProtection) return;
    Validations.of(this.pool).acknowledge({
      id: 'AwsSolutions-COG8',
      reason:
        'Threat protection is paid for by the user and is on where customers sign in, which is not in this stage.',
    });
  }
}
