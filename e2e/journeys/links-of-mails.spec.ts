import type { Page } from '@playwright/test'
import { NewPasswordPage } from '../page-models/new-password-page'
import { SettingsPage } from '../page-models/settings-page'
import { SignInPage } from '../page-models/sign-in-page'
import { SUGGESTION_EMAIL } from '../server/product-server'
import { expect, test } from './fixtures'

test('an invited person follows the link of a mail into the plan, and gets back in without the password', async ({
  openPage,
  server,
  page,
  enterPlan,
}) => {
  const address = `nina.${Date.now()}@newcomers.example`
  await enterPlan('owner@demo.test', 'Store launch Denver')
  const settings = new SettingsPage(page)
  await settings.open('Team')
  await settings.invite({
    firstName: 'Nina',
    lastName: 'Okafor',
    address,
    role: /^Contributor/u,
  })
  await expect(settings.toasts).toContainText('Nina Okafor was added and invited.')

  const link = await server.linkMailedTo(address)
  const newcomer = await openPage()
  const signInPage = new SignInPage(newcomer)
  const password = new NewPasswordPage(newcomer)
  await test.step('the link asks for a password and opens the plan', async () => {
    await password.open(link)
    await expect(newcomer.getByRole('heading', { name: 'Welcome' })).toBeVisible()
    await password.choose('seven gentle badgers')
    await newcomer.waitForURL(/\/plan\/\d+\/calendar\/month/u)
  })
  await test.step('the tutorial of the role comes once', async () => {
    const tutorial = newcomer.getByRole('dialog', { name: 'Your role: Contributor' })
    await tutorial.waitFor()
    await tutorial.getByRole('button', { name: 'Close' }).click()
    await expect(tutorial).toBeHidden()
  })
  await test.step('it works once, and the password from then on', async () => {
    await signInPage.logOut()
    await password.open(link)
    await password.choose('eight gentle badgers')
    await expect(password.message).toHaveText(
      'Error saving password. Please visit the link you received via email again.',
    )
    await signInPage.open()
    await signInPage.signIn(address, 'seven gentle badgers')
    await leftSignIn(newcomer)
  })
  await test.step('a forgotten password is replaced, and every other session ends', async () => {
    const elsewhere = await openPage()
    const forgetful = new NewPasswordPage(elsewhere)
    const wayIn = new SignInPage(elsewhere)
    await wayIn.open()
    await elsewhere.getByRole('link', { name: 'Forgot Password' }).click()
    await elsewhere.getByLabel('Email', { exact: true }).fill(address)
    await elsewhere.getByRole('button', { name: 'Submit' }).click()
    await expect(
      elsewhere.getByText('An email has been sent to you with a link to reset your password.'),
    ).toBeVisible()
    await forgetful.open(await server.linkMailedTo(address))
    await forgetful.choose('nine gentle badgers')
    await expect(wayIn.heading).toBeVisible()
    await wayIn.signIn(address, 'nine gentle badgers')
    await leftSignIn(elsewhere)

    await newcomer.reload()
    await expect(signInPage.heading).toBeVisible()
  })
  await test.step('the mail about the new password leads to another one', async () => {
    await newcomer.goto(await server.linkMailedTo(address))
    await expect(newcomer.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
  })
})

test('mails about a new address and feedback have no link that could be misused', async ({
  server,
}) => {
  const caller = await server.signIn('viewer@demo.test')
  const { userId } = caller
  const address = `moved.${Date.now()}@newcomers.example`
  await caller.send('PUT', `/users/${userId}`, { emailAddress: address })
  const notice = await server.mailTo('viewer@demo.test')
  expect(notice.links).toEqual([])
  expect(notice.html).not.toContain(address)
  await caller.send('POST', '/site-feedback', { comment: 'Fine.', type: 'Feature Request' })
  const feedback = await server.mailTo(SUGGESTION_EMAIL)
  expect(feedback.links).toEqual([])
  expect(feedback.text).toContain('> Fine.')
  // Restores the address, because later journeys sign in with it.
  await caller.send('PUT', `/users/${userId}`, { emailAddress: 'viewer@demo.test' })
})

async function leftSignIn(page: Page): Promise<void> {
  await page.waitForURL(({ pathname }) => !pathname.startsWith('/sign-in'))
}
