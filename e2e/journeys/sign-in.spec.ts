import { expect, test } from './fixtures'

test('what cannot sign in is refused in words, and what was typed stays', async ({
  page,
  signInPage,
}) => {
  await signInPage.open()
  await signInPage.signIn('', '')
  await expect(signInPage.message).toHaveText('Please complete all fields.')
  await signInPage.signIn('admin@demo.test', 'not the password')
  await expect(signInPage.message).toHaveText(
    'The email and password you entered do not match our records. Please double-check and try again.',
  )
  await expect(page.getByLabel('Email')).toHaveValue('admin@demo.test')
})

test('a reload keeps the session, and logging out ends it', async ({
  page,
  signInPage,
  plansPage,
}) => {
  await signInPage.enterAt('/plans', 'limited@demo.test')
  await expect(plansPage.row('National plan')).toContainText('Contributor')
  await page.reload()
  await expect(plansPage.heading).toBeVisible()

  await signInPage.logOut()
  await page.goto('/plans')
  await expect(signInPage.heading).toBeVisible()
})
