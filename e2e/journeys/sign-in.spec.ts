import { expect, test } from './fixtures'

const people = [
  { emailAddress: 'owner@demo.test', role: 'Admin' },
  { emailAddress: 'admin@demo.test', role: 'Admin' },
  { emailAddress: 'contributor@demo.test', role: 'Contributor' },
  { emailAddress: 'limited@demo.test', role: 'Contributor' },
  { emailAddress: 'viewer@demo.test', role: 'Viewer' },
]

for (const { emailAddress, role } of people) {
  test(`${emailAddress} signs in and sees the plans as ${role}`, async ({
    signInPage,
    plansPage,
  }) => {
    await signInPage.enterAs(emailAddress)
    await expect(plansPage.row('National plan')).toContainText(role)
  })
}

test('a wrong password is refused in words, and what was typed stays', async ({
  page,
  signInPage,
}) => {
  await signInPage.open()
  await signInPage.signIn('admin@demo.test', 'not the password')
  await expect(signInPage.message).toHaveText(
    'The email and password you entered do not match our records. Please double-check and try again.',
  )
  await expect(page.getByLabel('Email')).toHaveValue('admin@demo.test')
})

test('blank fields show what is missing', async ({ signInPage }) => {
  await signInPage.open()
  await signInPage.signIn('', '')
  await expect(signInPage.message).toHaveText('Please complete all fields.')
})

test('a reload keeps the session, and logging out ends it', async ({
  page,
  signInPage,
  plansPage,
}) => {
  await signInPage.enterAs('admin@demo.test')
  await page.reload()
  await expect(plansPage.heading).toBeVisible()

  await page.getByRole('button', { name: /Settings|Maya|account menu/i }).click()
  await page.getByRole('menuitem', { name: 'Log Out' }).click()
  await expect(signInPage.heading).toBeVisible()
  await page.goto('/plans')
  await expect(signInPage.heading).toBeVisible()
})
