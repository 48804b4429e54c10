/* Written by `npm run generate -- types` from the contracts. Do not edit. */

export interface RecoveryOperations {
  sendRecoveryEmail: {
    params: {};
    body: RecoveryEmailRequest;
    answer: RecoveryEmpty;
    refusal: RecoveryRefusal;
  };
  sendActivationEmail: {
    params: {};
    body: ActivationEmailRequest;
    answer: RecoveryEmpty;
    refusal: RecoveryRefusal;
  };
  recover: {
    params: {};
    body: RecoverRequest;
    answer: RecoveryState;
    refusal: RecoveryRefusal;
  };
  startVerification: {
    params: {};
    body: StartRequest;
    answer: VerificationStarted;
    refusal: RecoveryRefusal;
  };
  verifyDuringAuthentication: {
    params: {};
    body: VerifyRequest;
    answer: RecoveryState;
    refusal: RecoveryRefusal;
  };
  resendDuringAuthentication: {
    params: {};
    body: ResendRequest;
    answer: RecoveryState;
    refusal: RecoveryRefusal;
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
export interface RecoveryEmpty {}
export interface RecoveryRefusal {
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
export interface RecoveryState {
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
  identity?: RecoveredIdentity;
  [k: string]: unknown;
}
export interface RecoveredIdentity {
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
