import { notFound } from '../../errors/api-error'
import type { Handlers } from '../../operations/handler'
import type { AppConfig } from '../../config/app-config'
import { ipKeyOf } from '../../session/ip-key'
import { findConnection, findDomain } from '../../sso/connection-queries'
import type { DomainRow } from '../../sso/connection-queries'
import { clearSamlCookie, readSamlCookie, setSamlCookie } from '../../sso/saml-cookie'
import { FAILED_PAGE, signInPageAfter } from '../../sso/page-after-failure'
import { SamlRefusal } from '../../sso/saml-document'
import { recordSamlRefusal } from '../../sso/saml-state-queries'
import { metadataOf } from '../../sso/service-provider'
import { arriveFromProvider, departToProvider } from '../../sso/sign-in-by-saml'

/** Signing in at an identity provider. */
export const ssoHandlers: Handlers<
  'listUserDomains' | 'startSamlLogin' | 'consumeSamlResponse' | 'readSamlMetadata'
> = {
  listUserDomains: async ({ orm, config, query }) => {
    const row = await findDomain(orm, query.domain)
    const redirectUrl = row === null ? null : redirectUrlOf(row, config)
    const items =
      row === null || redirectUrl === null
        ? []
        : [{ domain: row.domain, redirectUrl, isPasswordAllowed: row.allowsPassword }]
    return { body: { items, total: items.length } }
  },

  startSamlLogin: async ({ request, reply, query, now, ...services }) => {
    const departure = await departToProvider(services, {
      connection: query.sso,
      returnTo: query.relayState,
      ipAddress: request.ip,
      now,
    })
    if (departure === null) {
      return { body: undefined, headers: { location: signInPageAfter('unknown') } }
    }
    const { url, browserSecret } = departure
    setSamlCookie(reply, browserSecret, services.config.publicUrl)
    return { body: undefined, headers: { location: url } }
  },

  consumeSamlResponse: async ({ request, reply, body, now, ...services }) => {
    const browserSecret = readSamlCookie(request)
    clearSamlCookie(reply, services.config.publicUrl)
    try {
      const samlResponse = body.SAMLResponse
      const location = await arriveFromProvider(services, reply, {
        samlResponse,
        browserSecret,
        now,
      })
      return { body: undefined, headers: { location } }
    } catch (error) {
      if (!(error instanceof SamlRefusal)) throw error
      request.log.warn({ reason: error.code }, 'single sign-on refused')
      const { orm, config } = services
      const ipKey = ipKeyOf(config.sessionSecret, request.ip)
      await recordSamlRefusal(orm, { reason: error.code, ipKey }, now)
      return { body: undefined, headers: { location: FAILED_PAGE } }
    }
  },

  readSamlMetadata: async ({ reply, orm, config, query }) => {
    if (config.saml === null) throw notFound('page')
    if (query.sso !== undefined && (await findConnection(orm, query.sso)) === null) {
      throw notFound('page')
    }
    await reply.type('application/samlmetadata+xml').send(metadataOf(config.saml, config.publicUrl))
    return { body: undefined }
  },
}

/** Where the browser is sent to sign in; null when it is to ask for a password. */
function redirectUrlOf(
  { connection, redirectUrl }: DomainRow,
  { saml, publicUrl }: AppConfig,
): string | null {
  if (connection === null) return redirectUrl
  return saml === null ? null : `${publicUrl}/api/saml/login?sso=${encodeURIComponent(connection)}`
}
