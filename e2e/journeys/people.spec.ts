import { NewPasswordPage } from '../page-models/new-password-page'
import { ProfilePage } from '../page-models/profile-page'
import { SignInPage } from '../page-models/sign-in-page'
import { expect, test } from './fixtures'

test('an owner invites a person, changes their role, and removes them from the account', async ({
  openPage,
  server,
  page,
  signInPage,
}) => {
  const address = `ada.${Date.now()}@newcomers.example`
  const profile = new ProfilePage(page)
  const plan = 'Store launch Denver'
  await signInPage.enterAs('owner@demo.test')
  await test.step('a new person is invited to a plan, and their page opens', async () => {
    const person = { firstName: 'Ada', lastName: 'Quist', address, plan, role: /^Viewer/u }
    await profile.invite(person)
    await expect(profile.toasts).toContainText('Ada Quist was added and invited.')
    await expect(profile.role(plan)).toContainText('Viewer')
    await expect(page.getByRole('button', { name: 'Resend Invite' })).toBeVisible()
  })
  const newcomer = await openPage()
  await test.step('the person sets a password, and is in the plan', async () => {
    const password = new NewPasswordPage(newcomer)
    await password.open(await server.linkMailedTo(address))
    await password.choose('seven gentle badgers')
    await newcomer.waitForURL(({ pathname }) => pathname.includes('/plan/'))
  })
  await test.step('the owner makes them a contributor', async () => {
    await profile.changeRole(plan, /^Contributor/u)
    await expect(profile.toasts).toContainText('User updated')
    await expect(profile.role(plan)).toContainText('Contributor')
    await expect(profile.role(plan)).toContainText('All')
  })
  await test.step('removed from the account, their open session is refused', async () => {
    const question = await profile.removeFromAccount()
    expect(question).toContain('access to one plan: Store launch Denver')
    await expect(profile.toasts).toContainText('User removed from account.')
    await newcomer.reload()
    await expect(new SignInPage(newcomer).heading).toBeVisible()
  })
})

test('a photo is cropped, and is beside the name in the navigation', async ({
  page,
  signInPage,
}) => {
  const profile = new ProfilePage(page)
  await signInPage.enterAs('viewer@demo.test')
  await profile.openOwn()
  const photo = page.getByRole('navigation').locator('img')
  await expect(photo).toHaveCount(0)
  await profile.setPhoto()
  await expect(profile.toasts).toContainText('Photo saved.')
  await expect(photo).toHaveCount(1)
  await page.reload()
  await page.getByRole('heading', { name: 'Profile' }).waitFor()
  await expect(photo).toHaveCount(1)
  await page.getByRole('button', { name: 'Remove photo' }).click()
  await expect(photo).toHaveCount(0)
})
