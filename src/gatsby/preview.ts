/**
 * A build is a preview while something is still to be supplied: it says so on every page and asks search engines to stay
 * away. `SITE_RELEASE=1` asks for a release, which is refused then (hosting/README.md).
 */
import type { StandIn } from '../lib/standIn'
import { metaOf } from '../schema/fields'
import { isDevelop } from './isDevelop'
import { releaseRefusal } from '../schema/launchReport'
import { say } from '../schema/mistake'
import { contactSettings } from '../schema/settings'

let left: readonly StandIn[] = []

/** Takes over what is still to be supplied, before nodes are made. */
export const setStandIns = (standIns: readonly StandIn[]) => {
  left = standIns
}

/** What is still to be supplied. */
export const standInsLeft = () => left

type Environment = Readonly<Record<string, string | undefined>>

/** Netlify's names of builds that are not the site itself */
const NETLIFY_PREVIEWS = ['deploy-preview', 'branch-deploy']

/** Whether stories that are drafts are shown: in `gatsby develop`, and in builds that are asked for as previews. */
export const showsDrafts = (env: Environment = process.env) =>
  env.SITE_RELEASE !== '1' && (isDevelop() || env.PREVIEW === 'true' || NETLIFY_PREVIEWS.includes(env.CONTEXT ?? ''))

/** Whether a story with these fields is a draft, which this build does not show. */
export const isHiddenDraft = (fields: Readonly<Record<string, unknown>> = {}) => fields.draft === true && !showsDrafts()

/** Where a preview is served: as the one who builds says, or Netlify, or Cloudflare Pages. */
const PREVIEW_ADDRESSES = ['SITE_URL', 'DEPLOY_PRIME_URL', 'CF_PAGES_URL'] as const

/** The variable that says where a preview is served; undefined where none does. */
const addressNamed = (env: Environment) => PREVIEW_ADDRESSES.find((name) => env[name])

/**
 * The address that pages, feeds and the sitemap name as their own: that of the settings; in a preview the one where it is
 * served, where that is known.
 * @param siteUrl of content/settings/contact.md
 */
export const originOf = (siteUrl: string, env: Environment = process.env) => {
  const name = standInsLeft().length > 0 && addressNamed(env)
  return (name && env[name]) || siteUrl
}

/** Why this build cannot be made, in a sentence or a list; undefined where it can. */
export const buildRefusal = (standIns: readonly StandIn[], env: Environment = process.env): string | undefined => {
  if (env.SITE_RELEASE === '1') return standIns.length > 0 ? releaseRefusal(standIns) : undefined
  const name = addressNamed(env)
  const schema = contactSettings.schema.shape.siteUrl
  if (!name || schema.safeParse(env[name]).success) return undefined
  return `The environment variable ${name} is "${env[name]}"; ${say(metaOf(schema).write)}.`
}
