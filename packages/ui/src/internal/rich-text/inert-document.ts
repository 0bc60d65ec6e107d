declare global {
  /** The part of the Trusted Types interface that is needed here; browsers without it take text. */
  var trustedTypes: HtmlPolicyFactory | undefined
}

interface HtmlPolicy {
  readonly createHTML: (text: string) => string
}

interface HtmlPolicyFactory {
  readonly createPolicy: (name: string, rules: HtmlPolicy) => HtmlPolicy
}

/** What a page's content security policy has to name after `trusted-types`, where it restricts them. */
const POLICY_NAME = 'throughline-inert-html'

const asItIs: HtmlPolicy = { createHTML: (text) => text }

let policy: HtmlPolicy | null = null

/** Made when first needed: a page that shows no rich text need not allow it. */
function htmlPolicy(): HtmlPolicy {
  // oxlint-disable-next-line compat/compat -- Text is parsed without it.
  policy ??= globalThis.trustedTypes?.createPolicy(POLICY_NAME, asItIs) ?? asItIs
  return policy
}

/**
 * Parses any HTML into a document of its own, in which nothing runs or loads. The
 * text may be hostile: take out of it only what is known, and make that anew.
 */
export function parseInertDocument(html: string): Document {
  return new DOMParser().parseFromString(htmlPolicy().createHTML(html), 'text/html')
}
