interface TrustedTypesRules {
  createHTML?: (html: string) => string
  createScriptURL?: (url: string) => string
}

/** The part of Trusted Types that is used here; absent on the server and in older browsers. */
declare var trustedTypes:
  | { createPolicy: <Rules extends TrustedTypesRules>(name: string, rules: Rules) => Rules }
  | undefined
