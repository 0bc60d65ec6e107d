import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Orm } from '../db/database'
import { accounts, userDomains } from '../db/schema'
import type { SamlProvider } from '../config/saml-settings'

/** The place where users of an email domain sign in. */
export interface DomainRow {
  readonly domain: string
  /** Elsewhere, when that is none of our identity providers. */
  readonly redirectUrl: string | null
  /** The name of our connection to an identity provider. */
  readonly connection: string | null
  /** Whether its users may also use a password. */
  readonly allowsPassword: boolean
}

/** Finds the place where users of an email domain sign in; null if they use a password. */
export async function findDomain(orm: Orm, domain: string): Promise<DomainRow | null> {
  const rows = await orm
    .select({
      domain: userDomains.domain,
      redirectUrl: userDomains.redirectUrl,
      connection: userDomains.connection,
      allowsPassword: userDomains.allowsPassword,
    })
    .from(userDomains)
    .where(sql`lower(${userDomains.domain}) = lower(${domain})`)
  return rows[0] ?? null
}

/** The identity provider of a connection with all its mail domains, or null. */
export async function findConnection(orm: Orm, name: string): Promise<SamlProvider | null> {
  const rows = await orm.select().from(userDomains).where(eq(userDomains.connection, name))
  const [first] = rows
  if (first === undefined) return null
  const { accountId, entityId, ssoUrl, certificates, emailAttribute, allowsPassword } = first
  if (accountId === null || entityId === null || ssoUrl === null || certificates === null) {
    throw new Error(`The connection ${name} is not complete, although the database holds it to be.`)
  }
  const domains = rows.map(({ domain }) => domain.toLowerCase())
  const account = { accountId, emailAttribute, allowsPassword }
  return { name, domains, ...account, entityId, ssoUrl, certificates }
}

/**
 * Makes the database know these identity providers and no others. Domains that
 * sign in at a URL that is not ours stay, unless a provider takes them over.
 *
 * @throws Error when a provider belongs to an account that does not exist
 */
export async function replaceConnections(
  orm: Orm,
  providers: readonly SamlProvider[],
): Promise<void> {
  await orm.transaction(async (tx) => {
    const accountIds = [...new Set(providers.map(({ accountId }) => accountId))]
    const existing = await tx
      .select({ id: accounts.id })
      .from(accounts)
      .where(inArray(accounts.id, accountIds))
    const missing = accountIds.find((target) => !existing.some(({ id }) => id === target))
    if (missing !== undefined) {
      throw new Error(
        `SAML_PROVIDERS_FILE names the account ${missing}, which does not exist. Correct its accountId.`,
      )
    }
    const rows = providers.flatMap(({ name, domains, ...provider }) =>
      domains.map((domain) => ({ ...provider, domain, connection: name })),
    )
    await tx.delete(userDomains).where(isNotNull(userDomains.connection))
    for (const { domain } of rows) {
      await tx.delete(userDomains).where(and(sql`lower(${userDomains.domain}) = ${domain}`))
    }
    if (rows.length > 0) await tx.insert(userDomains).values(rows)
  })
}
