import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const serverFolder = fileURLToPath(new URL('../../apps/server/', import.meta.url))

/** Identity provider of the demonstration users. */
export interface IdentityProvider {
  /** Address of its sign-in page. */
  readonly address: string
  /** Settings that connect a server to it. */
  readonly settings: Readonly<Record<string, string>>
  stop(): Promise<void>
}

/** Starts an identity provider for single sign-on to a server. */
export async function startIdentityProvider(origin: string): Promise<IdentityProvider> {
  const folder = await mkdtemp(path.join(tmpdir(), 'throughline-provider-'))
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'src/sso/testing/identity-provider-process.ts', folder, origin],
    { cwd: serverFolder, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const [said]: unknown[] = await once(child.stdout.setEncoding('utf8'), 'data')
  return {
    address: String(said).trim(),
    settings: {
      SAML_PROVIDERS_FILE: path.join(folder, 'providers.json'),
      SAML_KEY_FILE: path.join(folder, 'key.pem'),
      SAML_CERTIFICATE_FILE: path.join(folder, 'certificate.pem'),
    },
    async stop() {
      child.kill()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
