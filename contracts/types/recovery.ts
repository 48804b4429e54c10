/* Written by `npm run types` from the contracts. Do not edit. */

export interface Operations {
  sendRecoveryEmail: {
    params: {};
    body: RecoveryEmailRequest;
    answer: Empty;
    refusal: Refusal;
  };
  sendActivationEmail: {
    params: {};
    body: ActivationEmailRequest;
    answer: Empty;
    refusal: Refusal;
  };
  recover: {
    params: {};
    body: RecoverRequest;
    answer: State;
    refusal: Refusal;
  };
  startVerification: {
    params: {};
    body: StartRequest;
    answer: VerificationStarted;
    refusal: Refusal;
  };
  verifyDuringAuthentication: {
    params: {};
    body: VerifyRequest;
    answer: State;
    refusal: Refusal;
  };
  resendDuringAuthentication: {
    params: {};
    body: ResendRequest;
    answer: State;
    refusal: Refusal;
  };
}
export interface RecoveryEmailRequest {
  email: string;
  language?: string;
  redirect?: {
    url: string;
    clientId?: string;
  };
}
export interface Empty {}
export interface Refusal {
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
export interface ActivationEmailRequest {
  identityId: string;
  emailOptions?: {
    language?: string;
    redirect?: {
      url: string;
      clientId?: string;
    };
  };
}
export interface RecoverRequest {
  recoveryToken: string;
  password?: string;
}
export interface State {
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
export interface StartRequest {
  identityId: string;
  target?: 'EMAIL';
}
export interface VerificationStarted {
  verificationId: string;
  [k: string]: unknown;
}
export interface VerifyRequest {
  code: string;
  stateToken: string;
}
export interface ResendRequest {
  stateToken: string;
}
