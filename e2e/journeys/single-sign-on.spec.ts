import { ProductServer } from '../server/product-server'
import { startIdentityProvider } from '../server/identity-provider'
import { expect, test as base } from './fixtures'

/** A separate server, because the other servers have no identity provider. */
const test = base.extend<object, { server: ProductServer }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a fixture needs from this pattern
    async ({}, use) => {
      const server = await ProductServer.start()
      const provider = await startIdentityProvider(server.origin)
      await server.stop()
      await server.restart(provider.settings)
      await use(server)
      await provider.stop()
      await server.dispose()
    },
    { scope: 'worker', timeout: 600_000 },
  ],
})

test('a person signs in at their identity provider and is back where they wanted to go', async ({
  page,
  signInPage,
  plansPage,
}) => {
  const next = page.getByRole('button', { name: 'Continue with single sign-on' })
  const signInElsewhere = async (emailAddress: string) => {
    await page.getByLabel('Work email').fill(emailAddress)
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('button', { name: 'Continue to Throughline' }).click()
  }

  await test.step('the domain leads to the provider, and the provider back', async () => {
    await page.goto('/plans')
    await page.getByLabel('Email', { exact: true }).fill('limited@demo.test')
    await page.getByLabel('Password', { exact: true }).click()
    await next.click()
    await signInElsewhere('limited@demo.test')
    await expect(plansPage.heading).toBeVisible()
    await expect(plansPage.row('National plan')).toContainText('Contributor')
  })

  await test.step('the session stays after a reload, and ends with a log-out', async () => {
    await page.reload()
    await expect(plansPage.heading).toBeVisible()
    await signInPage.logOut()
    await page.goto('/plans')
    await expect(signInPage.heading).toBeVisible()
  })

  await test.step('a link that names the provider leads there too, one that names no other', async () => {
    await page.goto('/sign-in?sso=demo')
    await page.getByRole('button', { name: 'Sign in with SAML' }).click()
    await signInElsewhere('nobody@demo.test')
    await expect(page.getByRole('heading', { name: 'You are not signed in' })).toBeVisible()
    await page.goto('/api/saml/login?sso=wrong')
    await expect(signInPage.message).toContainText('This link to single sign-on does not work.')
  })

  await test.step('a password works beside it', async () => {
    await page.getByLabel('Email', { exact: true }).fill('limited@demo.test')
    await page.getByLabel('Password', { exact: true }).click()
    await page.getByRole('button', { name: 'Use a password' }).click()
    await signInPage.signIn('limited@demo.test')
    await expect(page.getByRole('button', { name: /account menu|Settings/i })).toBeVisible()
  })
})
