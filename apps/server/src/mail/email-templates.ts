import type { EmailTemplate } from './email-template'
import { fullNameForMail, lineForMail, nameForMail } from './email-template'
import { planRestorableUntil } from '../db/retention'
import type {
  DeletedPlanDetails,
  FeedbackDetails,
  InvitationDetails,
  MailPerson,
} from './mail-details-queries'

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

const plain = { quote: null, details: [], notes: [] } as const

/** The URLs of the product and the email address for help, as templates need them. */
interface EmailTemplateContext {
  readonly url: string
  readonly supportEmail: string
}

/** Invites a person. A new user must set a first password; an existing user can sign in. */
export function invitationEmail(
  details: InvitationDetails,
  place: EmailTemplateContext,
): EmailTemplate {
  const account = nameForMail(details.accountName, 'a team')
  const who = details.inviter === null ? null : fullNameForMail(details.inviter, 'A colleague')
  const plan = nameForMail(details.planName ?? '', '')
  const what = plan === '' ? account : `the plan ${plan} at ${account}`
  const isNew = details.person.status === 'pending'
  const invited = who === null ? `You are invited to ${what}.` : `${who} invites you to ${what}.`
  return {
    ...plain,
    subject: who === null ? `Your invitation to ${account}` : `${who} invites you to ${account}`,
    preview: isNew ? 'Choose a password and you are in.' : 'You have access now.',
    heading: greeting(details.person, 'Welcome'),
    paragraphs: [
      invited,
      isNew
        ? 'Throughline shows what your team plans, in every channel, on one calendar. Choose a password, and you are in.'
        : 'You have access now. Sign in as you are used to.',
    ],
    action: { label: isNew ? 'Choose your password' : 'Open Throughline', url: place.url },
    notes: isNew
      ? [
          'The link works once, for 7 days. When it no longer does, ask for a new invitation.',
          'You did not expect this? Then ignore this mail: without a password nobody can sign in with your address.',
        ]
      : [],
    footer: `You get this mail because somebody at ${account} entered your address. Questions? Write to ${place.supportEmail}.`,
  }
}

/** Lets a user who forgot their password set a new one. */
export function passwordResetEmail(person: MailPerson, place: EmailTemplateContext): EmailTemplate {
  return {
    ...plain,
    subject: 'Reset your password',
    preview: 'The link works once, for one hour.',
    heading: greeting(person, 'Hello'),
    paragraphs: [
      'Somebody, most likely you, asked for a new password for your Throughline account. Choose it here:',
    ],
    action: { label: 'Choose a new password', url: place.url },
    notes: [
      'The link works once, for one hour. A newer mail like this one makes it useless. When you change your password, you are signed out everywhere else.',
      'It was not you? Then ignore this mail: your password stays as it is.',
    ],
    footer: `You get this mail because a new password was asked for with your address. Questions? Write to ${place.supportEmail}.`,
  }
}

/** Informs a user that their password was changed, in case another person changed it. */
export function passwordChangedEmail(
  person: MailPerson,
  place: EmailTemplateContext,
): EmailTemplate {
  return {
    ...plain,
    subject: 'Your password was changed',
    preview: 'If it was you, there is nothing to do.',
    heading: greeting(person, 'Hello'),
    paragraphs: [
      'The password of your Throughline account was changed, and you were signed out everywhere else. If it was you, there is nothing to do.',
      'If it was not, ask for a link to a new password at once:',
    ],
    action: { label: 'Get back in', url: place.url },
    footer: `You get this mail because your password was changed. Questions? Write to ${place.supportEmail}.`,
  }
}

/** Informs a user at the former email address that a new address now signs them in. */
export function addressChangedEmail(
  person: MailPerson,
  { supportEmail }: Pick<EmailTemplateContext, 'supportEmail'>,
): EmailTemplate {
  return {
    ...plain,
    subject: 'Your e-mail address was changed',
    preview: 'If it was you, there is nothing to do.',
    heading: greeting(person, 'Hello'),
    paragraphs: [
      'The e-mail address of your Throughline account was changed: you sign in with the new one from now on, and our mails go there. If it was you, there is nothing to do.',
      `If you did not expect it, write to ${supportEmail} at once.`,
    ],
    action: null,
    footer: `You get this mail because this was the address of your account until now. Questions? Write to ${supportEmail}.`,
  }
}

/** Tells an admin of a plan that it was deleted, while it can still be restored. */
export function planDeletedEmail(
  person: MailPerson,
  details: DeletedPlanDetails,
  place: EmailTemplateContext,
): EmailTemplate {
  const plan = nameForMail(details.name, 'a plan')
  const account = nameForMail(details.accountName, 'your account')
  const who =
    details.deletedBy === null ? 'Somebody' : fullNameForMail(details.deletedBy, 'A colleague')
  const until = day.format(planRestorableUntil(details.deletedAt))
  return {
    ...plain,
    subject: `${who} deleted ${plan}`,
    preview: `It can be restored until ${until}.`,
    heading: greeting(person, 'Hello'),
    paragraphs: [
      `${who} deleted the plan ${plan} of ${account}. Nobody can open it any more, and everything in it is kept until ${until}.`,
      'Until then the account owner can restore it on the Plans page, under Recently deleted plans, with all tactics and with the team as it was. If it was deleted by mistake, ask them to.',
    ],
    action: { label: 'Open your plans', url: place.url },
    notes: [`After ${until} it is removed for good.`],
    footer: `You get this mail because you were an admin of this plan. Questions? Write to ${place.supportEmail}.`,
  }
}

/** Sends a text from the feedback form to the product team. */
export function feedbackEmail(details: FeedbackDetails): EmailTemplate {
  const who = details.person === null ? 'Somebody' : fullNameForMail(details.person, 'Somebody')
  const rows: readonly (readonly [string, string | number | null])[] = [
    ['From', details.person === null ? null : `${who}, ${details.person.emailAddress}`],
    ['User', details.person?.id ?? null],
    ['Account', details.accountId],
    ['Plan', details.planId],
    ['Route', details.route],
    ['Version', details.appVersion],
    ['Browser', details.browser],
    ['System', details.os],
    ['Sent', details.createdAt.toISOString()],
  ]
  return {
    ...plain,
    subject: `${details.type} ${details.id} from ${who}`,
    preview: details.comment.slice(0, 120),
    heading: details.type,
    paragraphs: [],
    action: null,
    quote: details.comment,
    details: rows.flatMap(([label, value]) =>
      value === null || value === '' ? [] : [[label, lineForMail(String(value))] as const],
    ),
    footer:
      'Sent with the feedback form of Throughline. An answer goes to the person who wrote it.',
  }
}

function greeting(person: MailPerson, word: string): string {
  const name = nameForMail(person.firstName, '')
  return name === '' ? word : `${word}, ${name}`
}
