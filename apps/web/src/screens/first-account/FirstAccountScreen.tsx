import { createFirstAccount } from '@throughline/api-client'
import { useNavigate, useParams } from 'react-router-dom'
import { noProblem, useForm } from '../../forms'
import { problemOfNewPassword, weakPasswordProblem } from '../../passwords/use-new-password'
import { useSessionActions } from '../../session/use-session'
import { firstAccountMessage, refuseFirstAccount } from './first-account-message'
import { setupOfFirstPlan } from './setup-of-first-plan'
import { FirstAccountView, type FirstAccountValues } from './FirstAccountView'

const blank: FirstAccountValues = {
  contactCompanyName: '',
  firstName: '',
  lastName: '',
  emailAddress: '',
  password: '',
}

const trimmed = (values: FirstAccountValues): FirstAccountValues => ({
  ...values,
  emailAddress: values.emailAddress.trim(),
})

/**
 * Creates the first account with the token of the link, and opens the setup of its plan for the
 * owner.
 */
export function FirstAccountScreen() {
  const session = useSessionActions()
  const navigate = useNavigate()
  const { token = '' } = useParams()
  const form = useForm<FirstAccountValues>({
    initialValues: blank,
    validate: (values) => {
      const message = refuseFirstAccount(trimmed(values))
      return message === null ? problemOfNewPassword(values.password) : { ...noProblem, message }
    },
    onSubmit: async ({ values }) => {
      const { roles } = await session.signInWith((client) =>
        createFirstAccount(client, { ...trimmed(values), token }),
      )
      await navigate(setupOfFirstPlan(roles), { replace: true })
    },
    problemOf: (error) =>
      weakPasswordProblem(error) ?? { ...noProblem, message: firstAccountMessage(error) },
  })
  return <FirstAccountView form={form} />
}
