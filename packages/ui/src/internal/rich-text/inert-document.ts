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

/** The policy name that a page's content security policy must allow in `trusted-types`. */
const POLICY_NAME = 'throughline-inert-html'

const asItIs: HtmlPolicy = { createHTML: (text) => text }

let policy: HtmlPolicy | null = null

/** Created on first use, so that a page without rich text does not have to allow it. */
function htmlPolicy(): HtmlPolicy {
  // oxlint-disable-next-line compat/compat -- Text is parsed without it.
  policy ??= globalThis.trustedTypes?.createPolicy(POLICY_NAME, asItIs) ?? asItIs
  return policy
}

/**
 * Parses any HTML into a separate document in which nothing runs or loads. The HTML may
 * be hostile: read only known content from it, and build new elements.
 */
export function parseInertDocument(html: string): Document {
  return new DOMParser().parseFromString(htmlPolicy().createHTML(html), 'text/html')
}
