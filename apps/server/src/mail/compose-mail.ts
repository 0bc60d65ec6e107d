import type { Orm } from '../db/database'
import { mintLinkToken } from '../tokens/one-time-token-queries'
import type { EmailTemplate } from './email-template'
import { fullNameForMail } from './email-template'
import { emailTemplateHtml } from './email-template-html'
import { emailTemplateText } from './email-template-text'
import {
  addressChangedEmail,
  feedbackEmail,
  invitationEmail,
  passwordChangedEmail,
  passwordResetEmail,
  planDeletedEmail,
} from './email-templates'
import {
  findDeletedPlanDetails,
  findFeedbackDetails,
  findInvitationDetails,
  findMailPerson,
} from './mail-details-queries'
import type { InvitationDetails, MailPerson } from './mail-details-queries'
import type { MailAddress, MailMessage } from './mail-message'
import type { ClaimedMail } from './sender-queries'

/** Settings for the texts and links of mails. */
export interface MailSettings {
  /** The base of all links. The Host header of a request is never used. */
  readonly publicUrl: string
  readonly supportEmail: string
  /** The email address that receives feedback. */
  readonly suggestionEmail: string
}

/**
 * Composes a queued mail, with a new link if it has one.
 *
 * @returns null if it is obsolete: the person was deleted, the invitation withdrawn or the plan
 *   restored
 */
export async function composeMail(
  orm: Orm,
  mail: ClaimedMail,
  settings: MailSettings,
  now: Date,
): Promise<MailMessage | null> {
  if (mail.kind === 'feedback') return composeFeedback(orm, mail, settings)
  if (mail.kind === 'invitation') return composeInvitation(orm, mail, settings, now)
  const person = mail.userId === null ? null : await findMailPerson(orm, mail.userId)
  if (person === null) return null
  if (mail.kind === 'password_changed') {
    const url = `${settings.publicUrl}/forgot-password`
    return messageOf(addressOf(person), passwordChangedEmail(person, { ...settings, url }))
  }
  if (mail.kind === 'address_changed') {
    const address = textIn(mail.params, 'formerAddress')
    if (address === null) return null
    return messageOf({ ...addressOf(person), address }, addressChangedEmail(person, settings))
  }
  if (mail.kind === 'plan_deleted') {
    const planId = numberIn(mail.params, 'planId')
    const details = planId === null ? null : await findDeletedPlanDetails(orm, planId)
    if (details === null || person.status === 'pending') return null
    const url = `${settings.publicUrl}/plans`
    return messageOf(addressOf(person), planDeletedEmail(person, details, { ...settings, url }))
  }
  const token = await mintLinkToken(orm, { userId: person.id, purpose: 'change_password' }, now)
  const url = `${settings.publicUrl}/change-password?token=${token}`
  return messageOf(addressOf(person), passwordResetEmail(person, { ...settings, url }))
}

async function composeInvitation(
  orm: Orm,
  mail: ClaimedMail,
  settings: MailSettings,
  now: Date,
): Promise<MailMessage | null> {
  const inviteId = numberIn(mail.params, 'inviteId')
  const details = inviteId === null ? null : await findInvitationDetails(orm, inviteId)
  if (details === null || inviteId === null || details.person.id !== mail.userId) return null
  const path =
    details.person.status === 'accepted'
      ? pathForMember(details)
      : await pathForNewcomer(orm, details, { inviteId, route: textIn(mail.params, 'route') }, now)
  const url = `${settings.publicUrl}${path}`
  return messageOf(addressOf(details.person), invitationEmail(details, { ...settings, url }))
}

function pathForMember({ accountId, planId }: InvitationDetails): string {
  return planId === null ? '/' : `/account/${accountId}/plan/${planId}/calendar/month`
}

async function pathForNewcomer(
  orm: Orm,
  { person, accountId, planId }: InvitationDetails,
  { inviteId, route }: { readonly inviteId: number; readonly route: string | null },
  now: Date,
): Promise<string> {
  const owner = { userId: person.id, purpose: 'set_password', inviteId } as const
  const token = await mintLinkToken(orm, owner, now)
  const query = new URLSearchParams({ accountId: String(accountId) })
  if (planId !== null) query.set('planId', String(planId))
  if (route !== null) query.set('route', route)
  return `/set-password/${token}?${query.toString()}`
}

async function composeFeedback(
  orm: Orm,
  mail: ClaimedMail,
  { suggestionEmail }: MailSettings,
): Promise<MailMessage | null> {
  const feedbackId = numberIn(mail.params, 'feedbackId')
  const details = feedbackId === null ? null : await findFeedbackDetails(orm, feedbackId)
  if (details === null) return null
  const message = messageOf({ name: '', address: suggestionEmail }, feedbackEmail(details))
  return details.person === null ? message : { ...message, replyTo: addressOf(details.person) }
}

function messageOf(to: MailAddress, template: EmailTemplate): MailMessage {
  return {
    to,
    subject: template.subject,
    text: emailTemplateText(template),
    html: emailTemplateHtml(template),
    link: template.action?.url ?? null,
  }
}

function addressOf(person: MailPerson): MailAddress {
  return { name: fullNameForMail(person, ''), address: person.emailAddress }
}

function memberOf(params: unknown, name: string): unknown {
  return typeof params === 'object' && params !== null ? Reflect.get(params, name) : undefined
}

function numberIn(params: unknown, name: string): number | null {
  const value = memberOf(params, name)
  return typeof value === 'number' ? value : null
}

function textIn(params: unknown, name: string): string | null {
  const value = memberOf(params, name)
  return typeof value === 'string' ? value : null
}
