/* Written by `npm run generate -- types` from the contracts. Do not edit. */

export type RedirectSessionRequest =
  | {
      auth: {
        authRequest: AuthRequest;
        prompt?: 'login' | 'none' | 'consent' | 'select_account';
      };
    }
  | {
      logout: {
        clientId: string;
      };
      callbacks: {
        postFlowUrl: string;
      };
    };
export type CaptchaTokens = {
  Recaptcha?: string;
  InvisibleRecaptcha?: string;
}[];

export interface IdentityOperations {
  createRedirectSession: {
    params: {};
    body: RedirectSessionRequest;
    answer: RedirectSession;
    refusal: IdentityRefusal;
  };
  register: {
    params: {};
    body: RegisterRequest;
    answer: LoginState;
    refusal: IdentityRefusal;
  };
  login: {
    params: {};
    body: LoginRequest;
    answer: LoginState;
    refusal: IdentityRefusal;
  };
  changePassword: {
    params: {};
    body: ChangePasswordRequest;
    answer: IdentityEmpty;
    refusal: IdentityRefusal;
  };
  signOn: {
    params: {};
    body: SignOnRequest;
    answer: SignOn;
    refusal: IdentityRefusal;
  };
  ssoLogin: {
    params: {};
    body: null;
    answer: RawHttp;
    refusal: IdentityRefusal;
  };
  ssoCallback: {
    params: {
      tenant: string;
      connection: string;
    };
    body: null;
    answer: RawHttp;
    refusal: IdentityRefusal;
  };
  logout: {
    params: {};
    body: null;
    answer: RawHttp;
    refusal: IdentityRefusal;
  };
}
export interface AuthRequest {
  clientId: string;
  redirectUri?: string;
  codeChallenge: string;
  codeChallengeMethod: 'S256';
  responseMode: 'fragment' | 'query' | 'web_message';
  responseType: 'code';
  scope: 'offline_access';
  state: string;
  sessionToken?: string;
}
export interface RedirectSession {
  redirectSession: {
    id: string;
    fullUrl: string;
    urlDetails: {
      endpoint: string;
      searchParams?: {
        [k: string]: unknown;
      };
      [k: string]: unknown;
    };
    sessionToken?: string;
    [k: string]: unknown;
  };
  [k: string]: unknown;
}
export interface IdentityRefusal {
  message: string;
  details?: {
    applicationError?: {
      code: string;
      description: string;
      data?: {
        [k: string]: unknown;
      };
    };
    validationError?: {
      fieldViolations: {
        field: string;
        description: string;
        data: {
          type: string;
          [k: string]: unknown;
        };
        [k: string]: unknown;
      }[];
    };
  };
  [k: string]: unknown;
}
export interface RegisterRequest {
  loginId: LoginId;
  password?: string;
  profile?: {
    [k: string]: unknown;
  };
  captchaTokens?: CaptchaTokens;
  clientMetaData?: {
    [k: string]: unknown;
  };
}
export interface LoginId {
  email: string;
}
export interface LoginState {
  state:
    | 'SUCCESS'
    | 'REQUIRE_OWNER_APPROVAL'
    | 'REQUIRE_EMAIL_VERIFICATION'
    | 'STATUS_CHECK'
    | 'REQUIRE_MFA'
    | 'MFA_CHALLENGE'
    | 'REQUIRE_FIRST_FACTOR'
    | 'REQUIRE_MISSING_FIELDS';
  sessionToken?: string;
  stateToken?: string;
  identity?: Identity;
  [k: string]: unknown;
}
export interface Identity {
  id: string;
  createdDate?: string;
  updatedDate?: string;
  email?: {
    address: string;
    isVerified?: boolean;
    [k: string]: unknown;
  };
  status: {
    name: 'PENDING' | 'ACTIVE' | 'DELETED' | 'BLOCKED' | 'OFFLINE';
    reasons?: string[];
    [k: string]: unknown;
  };
  [k: string]: unknown;
}
export interface LoginRequest {
  loginId: LoginId;
  password?: string;
  captchaTokens?: CaptchaTokens;
  clientMetaData?: {
    [k: string]: unknown;
  };
  stateToken?: string;
}
export interface ChangePasswordRequest {
  newPassword: string;
}
export interface IdentityEmpty {}
export interface SignOnRequest {
  loginId: LoginId;
  profile?: {
    [k: string]: unknown;
  };
  verifyEmail?: boolean;
  mergeExistingContact?: boolean;
}
export interface SignOn {
  sessionToken: string;
  identity: Identity;
  [k: string]: unknown;
}
export interface RawHttp {
  body?: string;
  statusCode: number;
  headers?: {
    key: string;
    value: string;
  }[];
  [k: string]: unknown;
}
