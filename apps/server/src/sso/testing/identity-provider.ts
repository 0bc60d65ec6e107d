import * as samlify from 'samlify'
import { makeSelfSigned } from './self-signed'
import type { KeyAndCertificate } from './self-signed'

// Without this the library refuses to read anything; the tests read our own requests only.
samlify.setSchemaValidator({ validate: async () => 'not validated' })

/** The content of a response; a test can change every part. */
export interface AnswerDetails {
  readonly requestId: string
  readonly nameId: string
  readonly audience: string
  readonly recipient: string
  readonly destination: string
  readonly issuer: string
  readonly issuedAt: Date
  readonly notBefore: Date
  readonly notOnOrAfter: Date
  readonly assertionId: string
  readonly status: string
  /** The method by which the subject is confirmed, behind its common beginning. */
  readonly method: string
}

/** An identity provider inside a test, on a library that real providers use. */
export interface TestIdentityProvider {
  readonly keys: KeyAndCertificate
  /** Reads a request as the provider gets it and checks its signature by our metadata. */
  readRequest(url: string, metadata: string): Promise<{ readonly id: string }>
  /**
   * Answers with a signed assertion.
   *
   * @param edit changes the document before it is signed
   */
  answer(
    metadata: string,
    details: AnswerDetails,
    edit?: (document: string) => string,
  ): Promise<string>
}

/** Starts an identity provider. */
export function createIdentityProvider(entityId: string, ssoUrl: string): TestIdentityProvider {
  const keys = makeSelfSigned(entityId)
  const provider = samlify.IdentityProvider({
    entityID: entityId,
    privateKey: keys.privateKey,
    signingCert: keys.certificate,
    isAssertionEncrypted: false,
    wantAuthnRequestsSigned: true,
    nameIDFormat: ['urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress'],
    singleLogoutService: [
      { Binding: 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect', Location: ssoUrl },
    ],
    singleSignOnService: [
      { Binding: 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect', Location: ssoUrl },
    ],
  })
  return {
    keys,
    async readRequest(url, metadata) {
      const { searchParams } = new URL(url)
      const query = Object.fromEntries(searchParams)
      const octetString = ['SAMLRequest', 'RelayState', 'SigAlg']
        .filter((name) => searchParams.has(name))
        .map((name) => `${name}=${encodeURIComponent(searchParams.get(name) ?? '')}`)
        .join('&')
      const client = samlify.ServiceProvider({ metadata })
      const { extract } = await provider.parseLoginRequest(client, 'redirect', {
        query,
        octetString,
      })
      return { id: String(extract.request?.['id']) }
    },
    async answer(metadata, details, edit = (document) => document) {
      const client = samlify.ServiceProvider({ metadata })
      const { context } = await provider.createLoginResponse(
        client,
        { extract: { request: { id: details.requestId } } },
        'post',
        { email: details.nameId },
        (template) => ({
          id: '_answer',
          context: edit(
            fill(template, {
              ID: '_answer',
              AssertionID: details.assertionId,
              Destination: details.destination,
              Audience: details.audience,
              SubjectRecipient: details.recipient,
              Issuer: details.issuer,
              IssueInstant: details.issuedAt.toISOString(),
              StatusCode: `urn:oasis:names:tc:SAML:2.0:status:${details.status}`,
              ConditionsNotBefore: details.notBefore.toISOString(),
              ConditionsNotOnOrAfter: details.notOnOrAfter.toISOString(),
              SubjectConfirmationDataNotOnOrAfter: details.notOnOrAfter.toISOString(),
              NameIDFormat: 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress',
              NameID: details.nameId,
              InResponseTo: details.requestId,
              AuthnStatement: '',
              AttributeStatement: '',
            }).replaceAll(':cm:bearer', `:cm:${details.method}`),
          ),
        }),
      )
      return context
    },
  }
}

/** Fills the places of a template of the library. */
function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place)
}
