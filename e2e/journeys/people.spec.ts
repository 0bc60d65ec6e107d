import { planIdOf } from '../page-models/plans-page'
import { NewPasswordPage } from '../page-models/new-password-page'
import { ProfilePage } from '../page-models/profile-page'
import { SignInPage } from '../page-models/sign-in-page'
import { expect, test } from './fixtures'

test('an owner invites a person twice, changes their role, deletes their plan, and removes them', async ({
  openPage,
  server,
  page,
  signInPage,
}) => {
  const address = `ada.${Date.now()}@newcomers.example`
  const profile = new ProfilePage(page)
  const plan = 'Store launch Denver'
  await signInPage.enterAt('/account/user', 'owner@demo.test')
  await test.step('a new person is invited to a plan, and their page opens', async () => {
    const person = { firstName: 'Ada', lastName: 'Quist', address, plan, role: /^Viewer/u }
    await profile.invite(person)
    await expect(profile.toasts).toContainText('Ada Quist was added and invited.')
    await expect(profile.role(plan)).toContainText('Viewer')
  })
  const first = await server.linkMailedTo(address)
  const newcomer = await openPage()
  const password = new NewPasswordPage(newcomer)
  await test.step('the link of the second invitation works, the first one no more', async () => {
    await page.getByRole('button', { name: 'Resend Invite' }).click()
    const second = await server.linkMailedTo(address)
    expect(second).not.toBe(first)
    await password.open(first)
    await password.choose('seven gentle badgers')
    await expect(password.message).toHaveText(
      'Error saving password. Please visit the link you received via email again.',
    )
    await password.open(second)
    await password.choose('seven gentle badgers')
    await newcomer.waitForURL(({ pathname }) => pathname.includes('/plan/'))
  })
  await test.step('the owner makes them a contributor', async () => {
    await profile.changeRole(plan, /^Contributor/u)
    await expect(profile.toasts).toContainText('User updated')
    await expect(profile.role(plan)).toContainText('Contributor')
    await expect(profile.role(plan)).toContainText('All')
  })
  await test.step('as an admin, they learn of the deletion of the plan by a mail', async () => {
    await profile.changeRole(plan, /^Admin/u)
    await expect(profile.role(plan)).toContainText('Admin')
    const owner = await server.signIn('owner@demo.test')
    await owner.send('DELETE', `/plans/${planIdOf(plan)}`)
    await newcomer.goto(await server.linkMailedTo(address))
    await expect(newcomer.getByRole('heading', { name: 'Plans', exact: true })).toBeVisible()
    await owner.send('POST', `/plans/${planIdOf(plan)}/restore`)
  })
  await test.step('removed from the account, their open session is refused', async () => {
    await page.reload()
    await expect(profile.role(plan)).toContainText('Admin')
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
  await signInPage.enterAt('/plans', 'viewer@demo.test')
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
