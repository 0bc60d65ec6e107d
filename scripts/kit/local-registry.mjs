import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { outputOf } from '../child-process.mjs'
import { listen } from '../serve-folder.mjs'

/**
 * Serves packed packages to npm on this machine, as a registry does once they are published.
 *
 * @param {readonly string[]} tarballs
 * @returns {Promise<{ origin: string, close: () => void }>}
 */
export async function serveRegistry(tarballs) {
  const manifests = new Map(
    await Promise.all(
      tarballs.map(async (tarball) => {
        const text = await outputOf('tar', ['-xzOf', tarball, 'package/package.json'])
        /** @type {Manifest} */
        const manifest = JSON.parse(text)
        return /** @type {const} */ ([manifest.name, { manifest, tarball }])
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

/** @typedef {{ name: string, version: string }} Manifest */

/**
 * Returns the entry of a registry for a package with one version.
 * @param {{ manifest: Manifest, tarball: string }} match
 * @param {string} origin
 */
function entryOf({ manifest, tarball }, origin) {
  const digest = createHash('sha512').update(readFileSync(tarball)).digest('base64')
  const dist = { tarball: `${origin}/${path.basename(tarball)}`, integrity: `sha512-${digest}` }
  return {
    name: manifest.name,
    'dist-tags': { latest: manifest.version },
    versions: { [manifest.version]: { ...manifest, dist } },
  }
}
