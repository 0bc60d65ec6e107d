import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { outputOf } from '../child-process.mjs'
import { listen } from '../serve-folder.ts'

/** Serves packed packages to npm on this machine, as a registry does once they are published. */
export async function serveRegistry(
  tarballs: readonly string[],
): Promise<{ origin: string; close: () => void }> {
  const manifests = new Map(
    await Promise.all(
      tarballs.map(async (tarball) => {
        const text = await outputOf('tar', ['-xzOf', tarball, 'package/package.json'])
        const manifest: Manifest = JSON.parse(text)
        return [manifest.name, { manifest, tarball }] as const
      }),
    ),
  )
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const name = decodeURIComponent(pathname.slice(1))
    const file = tarballs.find((tarball) => name === path.basename(tarball))
    const match = manifests.get(name)
    if (file !== undefined) response.end(readFileSync(file))
    else if (match === undefined) response.writeHead(404).end('{}')
    else {
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify(entryOf(match, `http://${request.headers.host ?? ''}`)))
    }
  })
  return listen(server)
}

type Manifest = { name: string; version: string }

/** Returns the entry of a registry for a package with one version. */
function entryOf({ manifest, tarball }: { manifest: Manifest; tarball: string }, origin: string) {
  const digest = createHash('sha512').update(readFileSync(tarball)).digest('base64')
  const dist = { tarball: `${origin}/${path.basename(tarball)}`, integrity: `sha512-${digest}` }
  return {
    name: manifest.name,
    'dist-tags': { latest: manifest.version },
    versions: { [manifest.version]: { ...manifest, dist } },
  }
}
