import { randomUUID } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import process from 'node:process'
import { createIdentityProvider } from './identity-provider'
import { makeSelfSigned } from './self-signed'

/**
 * An identity provider on a separate port, for journeys: `node … <folder> <origin of Throughline>`.
 * It writes the settings of Throughline into the folder and prints its own address. Its sign-in
 * page has one field for the email address and accepts every address.
 */
const [folder = '', origin = ''] = process.argv.slice(2)

const field = (name: string, value: string) =>
  `<input type="hidden" name="${name}" value="${value.replaceAll('"', '&quot;')}">`

const page = (content: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Identity provider</title><link rel="icon" href="data:,"></head><body><h1>Identity provider</h1>${content}</body></html>`

const server = createServer((request, response) => {
  const url = new URL(request.url ?? '/', address())
  const send = (html: string) => {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(html)
  }
  const emailAddress = url.searchParams.get('email')
  if (emailAddress === null) {
    const retained = [...url.searchParams].map(([name, value]) => field(name, value)).join('')
    send(
      page(
        `<form action="/sign-in">${retained}<label>Work email <input name="email"></label> <button>Next</button></form>`,
      ),
    )
    return
  }
  const sendAnswer = async () => {
    const response = field('SAMLResponse', await answerTo(url, emailAddress))
    const action = `${origin}/api/saml/acs`
    send(
      page(
        `<form method="post" action="${action}">${response}<button>Continue to Throughline</button></form>`,
      ),
    )
  }
  void sendAnswer()
}).listen(0, '127.0.0.1', () => {
  const provider = {
    name: 'demo',
    domains: ['demo.test'],
    accountId: 101,
    entityId: `${address()}/entity`,
    ssoUrl: `${address()}/sign-in`,
    certificates: [idp.keys.certificate],
  }
  const ours = makeSelfSigned('throughline')
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'providers.json'), JSON.stringify([provider]))
  writeFileSync(path.join(folder, 'key.pem'), ours.privateKey)
  writeFileSync(path.join(folder, 'certificate.pem'), ours.certificate)
  process.stdout.write(`${address()}\n`)
})

function address(): string {
  const bound = server.address()
  return typeof bound === 'object' && bound !== null ? `http://127.0.0.1:${bound.port}` : ''
}

const idp = createIdentityProvider('entity of the journey', 'http://127.0.0.1/sign-in')

async function answerTo(url: URL, emailAddress: string): Promise<string> {
  const metadata = await (await fetch(`${origin}/api/saml/metadata`)).text()
  const { id } = await idp.readRequest(url.href, metadata)
  const now = Date.now()
  return idp.answer(metadata, {
    requestId: id,
    nameId: emailAddress,
    audience: `${origin}/api/saml/metadata`,
    recipient: `${origin}/api/saml/acs`,
    destination: `${origin}/api/saml/acs`,
    issuer: `${address()}/entity`,
    issuedAt: new Date(now),
    notBefore: new Date(now),
    notOnOrAfter: new Date(now + 300_000),
    assertionId: `_${randomUUID()}`,
    status: 'Success',
    method: 'bearer',
  })
}
