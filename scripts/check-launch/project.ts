/**
 * What `npm run check:launch -- --project <id>` asks a Firebase project before the site goes live
 * (docs/tasks/go-live.md). Each question has an answer in one of Google's REST APIs; none changes anything, and one
 * sends a mail.
 */
import { applicationDefault, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import * as z from 'zod';

import { isAdmin } from '#domain/api/contract.ts';
import { type Delivery, smtpMailer } from '../../functions/src/notifications/mailer.ts';
import { readSettings } from '../../functions/src/settings.ts';
import { functionsEnv } from '../deploy/functions-env.ts';
import { googleAccessToken } from '../google-login.ts';

/** What a Google API answered. */
export interface GoogleAnswer {
  readonly status: number;
  /** The JSON; `null` where it was none. */
  readonly body: unknown;
}

/** What the questions need of the outside; tests replay documented answers. */
export interface ProjectPorts {
  /** A GET with the operator's Google login, on behalf of the project. */
  readonly read: (url: string) => Promise<GoogleAnswer>;
  /** Custom claims of every account. */
  readonly claims: () => Promise<readonly Readonly<Record<string, unknown>>[]>;
  /**
   * Sends one mail to those who are notified of new records.
   * @param smtpUrl as Secret Manager has it
   * @returns `null` where the settings name nobody
   */
  readonly mail: (smtpUrl: string) => Promise<Delivery | null>;
}

/** One question, and what the project says. */
export interface ProjectAnswer {
  /** What should be true. */
  readonly claim: string;
  /** Why it is not, or could not be seen; `undefined` where it is true. */
  readonly problem?: string;
  /** What to do about it. */
  readonly todo: string;
}

/** The alerts of scripts/operations/alerts.sh. */
export const ALERTS = [
  'the site cannot be reached',
  'saves fail',
  'an unexpected error',
  'a flood',
  'limits are off',
  'many records are seen',
  'checks are stored without a finding',
  'notifications are not sent',
];

interface Question {
  readonly claim: string;
  readonly todo: string;
  /** @returns the problem, if there is one. @throws when Google does not say */
  readonly problemIn: (project: string, ports: ProjectPorts) => Promise<string | undefined>;
}

const QUESTIONS: readonly Question[] = [
  {
    claim: 'nobody can sign up',
    todo: 'Firebase console, Authentication, Settings, User actions: turn “Enable create (sign-up)” off.',
    problemIn: async (project, ports) => {
      const { client } = await read(
        ports,
        `https://identitytoolkit.googleapis.com/admin/v2/projects/${project}/config`,
        z.object({
          client: z.optional(
            z.object({ permissions: z.optional(z.object({ disabledUserSignup: z.optional(z.boolean()) })) }),
          ),
        }),
      );
      return client?.permissions?.disabledUserSignup === true ? undefined : 'everybody can make an account';
    },
  },
  {
    claim: 'the database is protected from deletion and keeps its last seven days',
    todo: 'Run scripts/operations/database.sh.',
    problemIn: async (project, ports) => {
      const database = `https://firestore.googleapis.com/v1/projects/${project}/databases/(default)`;
      const { deleteProtectionState, pointInTimeRecoveryEnablement } = await read(
        ports,
        database,
        z.object({
          deleteProtectionState: z.optional(z.string()),
          pointInTimeRecoveryEnablement: z.optional(z.string()),
        }),
      );
      const { backupSchedules = [] } = await read(
        ports,
        `${database}/backupSchedules`,
        z.object({ backupSchedules: z.optional(z.array(z.unknown())) }),
      );
      const missing = [
        ...(deleteProtectionState === 'DELETE_PROTECTION_ENABLED' ? [] : ['delete protection']),
        ...(pointInTimeRecoveryEnablement === 'POINT_IN_TIME_RECOVERY_ENABLED'
          ? []
          : ['point-in-time recovery']),
        ...(backupSchedules.length > 0 ? [] : ['backup schedule']),
      ];
      return missing.length === 0 ? undefined : `there is no ${missing.join(', no ')}`;
    },
  },
  {
    claim: 'alerts are on',
    todo: 'Run scripts/operations/alerts.sh.',
    problemIn: async (project, ports) => {
      const { alertPolicies = [] } = await read(
        ports,
        `https://monitoring.googleapis.com/v3/projects/${project}/alertPolicies`,
        z.object({
          alertPolicies: z.optional(
            z.array(z.object({ displayName: z.string(), enabled: z.optional(z.boolean()) })),
          ),
        }),
      );
      const on = new Set(
        alertPolicies.filter(({ enabled }) => enabled !== false).map(({ displayName }) => displayName),
      );
      const missing = ALERTS.filter((name) => !on.has(`SecondKey: ${name}`));
      return missing.length === 0 ? undefined : `nobody is told of: ${missing.join('; ')}`;
    },
  },
  {
    claim: 'a budget warns of costs',
    todo: 'Run scripts/operations/budget.sh.',
    problemIn: async (project, ports) => {
      const { billingAccountName, billingEnabled } = await read(
        ports,
        `https://cloudbilling.googleapis.com/v1/projects/${project}/billingInfo`,
        z.object({
          billingAccountName: z.optional(z.string()),
          billingEnabled: z.optional(z.boolean()),
        }),
      );
      if (billingEnabled !== true) return 'the project has no billing account: it must be on the Blaze plan';
      const { budgets = [] } = await read(
        ports,
        `https://billingbudgets.googleapis.com/v1/${billingAccountName ?? ''}/budgets`,
        z.object({ budgets: z.optional(z.array(z.object({ displayName: z.optional(z.string()) }))) }),
      );
      return budgets.some(({ displayName }) => displayName === `SecondKey ${project}`)
        ? undefined
        : `the billing account has no budget named “SecondKey ${project}”`;
    },
  },
  {
    claim: 'there is an admin',
    todo: 'npm run admin:grant -- name@your-domain.org (docs/tasks/grant-admin.md)',
    problemIn: async (_, { claims }) =>
      (await claims()).some(isAdmin) ? undefined : 'no account has the claim “admin”',
  },
  {
    claim: 'the mail server takes a mail to those who are notified',
    todo: 'docs/tasks/set-up-notifications.md',
    problemIn: async (project, ports) => {
      const { payload } = await read(
        ports,
        `https://secretmanager.googleapis.com/v1/projects/${project}/secrets/SMTP_URL/versions/latest:access`,
        z.object({ payload: z.object({ data: z.string() }) }),
      );
      const sent = await ports.mail(Buffer.from(payload.data, 'base64').toString().trim());
      if (sent === null) return 'functions/.env names nobody in NOTIFY_TO';
      if (!sent.ok) return `it was not sent: ${sent.failure}`;
      return sent.refusedAddresses === 0 ? undefined : `${sent.refusedAddresses} addresses were refused`;
    },
  },
];

async function read<Shape>(
  { read: get }: ProjectPorts,
  url: string,
  shape: z.ZodType<Shape>,
): Promise<Shape> {
  const { status, body } = await get(url);
  if (status !== 200) throw new Error(`${new URL(url).hostname} answered ${status}${reasonIn(body)}`);
  const parsed = shape.safeParse(body);
  if (!parsed.success) throw new Error(`${new URL(url).hostname} answered in an unknown way`);
  return parsed.data;
}

/** The sentence in a refusal of Google's APIs. */
function reasonIn(body: unknown): string {
  const { success, data } = z.object({ error: z.object({ message: z.string() }) }).safeParse(body);
  return success ? `: ${data.error.message}` : '';
}

/**
 * Asks all questions. One that nobody answers counts as a problem, whether the login, the connection or a setting is the
 * reason; the others are asked all the same.
 */
export async function askProject(project: string, ports: ProjectPorts): Promise<readonly ProjectAnswer[]> {
  const answers: ProjectAnswer[] = [];
  for (const { claim, todo, problemIn } of QUESTIONS) {
    try {
      const problem = await problemIn(project, ports);
      answers.push({ claim, todo, ...(problem !== undefined && { problem }) });
    } catch (failure) {
      const reason = failure instanceof Error ? failure.message : String(failure);
      answers.push({ claim, todo, problem: `could not be looked at: ${reason}` });
    }
  }
  return answers;
}

/** One line for each question, and what to do below those that are not answered well. */
export function listAnswers(answers: readonly ProjectAnswer[]): string {
  return answers
    .map(({ claim, problem, todo }) =>
      problem === undefined ? `yes  ${claim}` : `NO   ${claim}: ${problem}\n     ${todo}`,
    )
    .join('\n');
}

/**
 * The real ports: Google's APIs with this computer's Google login, and the mail server of the settings.
 * @throws ExpectedFailure when this computer is not signed in to Google
 */
export async function projectPorts(project: string): Promise<ProjectPorts> {
  const token = await googleAccessToken();
  const auth = getAuth(initializeApp({ projectId: project, credential: applicationDefault() }));
  return {
    read: async (url) => {
      const response = await fetch(url, {
        headers: { authorization: `Bearer ${token}`, 'x-goog-user-project': project },
        signal: AbortSignal.timeout(ANSWER_MS),
      });
      const text = await response.text();
      return { status: response.status, body: isJson(response) ? (JSON.parse(text) as unknown) : null };
    },
    claims: async () => {
      const claims: Readonly<Record<string, unknown>>[] = [];
      let page: string | undefined;
      do {
        const { users, pageToken } = await auth.listUsers(PAGE_OF_ACCOUNTS, page);
        claims.push(...users.map(({ customClaims = {} }) => customClaims));
        page = pageToken;
      } while (page !== undefined);
      return claims;
    },
    mail: async (smtpUrl) => {
      const { mail } = readSettings({ ...functionsEnv(project), SMTP_URL: smtpUrl }).notifications;
      if (mail === null) return null;
      return smtpMailer(mail.smtpUrl, mail.from).send({
        to: mail.to,
        subject: 'SecondKey: a test mail',
        text: 'npm run check:launch has sent this mail to try the mail server. There is nothing to do.',
      });
    },
  };
}

const ANSWER_MS = 30_000;
/** The most that one call may ask for. */
const PAGE_OF_ACCOUNTS = 1000;

const isJson = ({ headers }: Response) => (headers.get('content-type') ?? '').startsWith('application/json');
