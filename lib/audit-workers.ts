/** The functions that process audits in the background: run them, fail hopeless ones, and recover lost ones. */
import { Duration, Stack } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import type { Key } from 'aws-cdk-lib/aws-kms';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { Env as AbandonAuditEnv } from '../functions/entries/workers/abandon-audit.ts';
import type { Env as RecoverAuditsEnv } from '../functions/entries/workers/recover-audits.ts';
import type { Env as RunAuditEnv } from '../functions/entries/workers/run-audit.ts';
import { AuditsQueue } from './audits-queue.ts';
import { type DataTables, indexArn, indexNames } from './data-tables.ts';
import { allowLaunch, launchEnvironment } from './launching.ts';
import { modelArns } from './model-arns.ts';
import { NodeFunction } from './node-function.ts';
import { SearchSecret } from './search-secret.ts';
import { type Stage, searchesTheWeb } from './stage.ts';

/** An audit reads ten pages and computes for seconds; two minutes leave room for slow pages. */
const runTimeout = Duration.minutes(2);
const abandonTimeout = Duration.seconds(30);
/** Less than the minute until the next one, so that two recoveries never overlap. */
const recoverTimeout = Duration.seconds(50);
export const recoverEvery = Duration.minutes(1);

export interface AuditWorkersProps {
  stage: Stage;
  tables: DataTables;
  /** The queue of deliveries for ended audits. */
  deliveriesQueue: Queue;
  /** Encrypts the operator's data; absent on the local stage. */
  operatorKey: Key | undefined;
  /** The commit that the engine is built from, stated in each report. */
  engineGitSha: string;
}

export class AuditWorkers extends Construct {
  readonly queues: AuditsQueue;
  readonly runAudit: NodeFunction<RunAuditEnv>;
  readonly abandonAudit: NodeFunction<AbandonAuditEnv>;
  readonly recoverAudits: NodeFunction<RecoverAuditsEnv>;
  /**
   * The credentials of search providers; absent if none is used, and on the local stage, which has settings for them.
   */
  readonly searchSecret: SearchSecret | undefined;

  constructor(scope: Construct, id: string, props: AuditWorkersProps) {
    super(scope, id);
    const { stage, tables, deliveriesQueue, operatorKey, engineGitSha } = props;
    this.queues = new AuditsQueue(this, 'Audits', { workerTimeout: runTimeout, buryTimeout: abandonTimeout });
    const { queue, deadLetters } = this.queues;
    const ending = {
      AUDITS_TABLE: tables.audits.tableName,
      USAGE_TABLE: tables.usage.tableName,
      WEBHOOKS_TABLE: tables.webhooks.tableName,
      DELIVERIES_TABLE: tables.deliveries.tableName,
      DELIVERIES_QUEUE_URL: deliveriesQueue.queueUrl,
    };
    /** The permissions for ending an audit: return the unit, read the webhook, store and send its delivery. */
    const allowEnding = <Env>(worker: NodeFunction<Env>): void => {
      worker.allow(['dynamodb:GetItem', 'dynamodb:UpdateItem'], tables.audits.tableArn);
      worker.allow(['dynamodb:UpdateItem'], tables.usage.tableArn);
      worker.allow(['dynamodb:GetItem'], tables.webhooks.tableArn);
      worker.allow(['dynamodb:PutItem'], tables.deliveries.tableArn);
      worker.allow(['sqs:SendMessage'], deliveriesQueue.queueArn);
    };

    this.searchSecret =
      searchesTheWeb(stage) && operatorKey !== undefined
        ? new SearchSecret(this, 'Search', { stage, encryptionKey: operatorKey })
        : undefined;
    this.runAudit = new NodeFunction<RunAuditEnv>(this, 'RunAudit', {
      stage,
      entry: 'functions/entries/workers/run-audit.ts',
      description: 'Runs one audit: gathers, analyses, saves the output',
      memoryMb: stage.workerMemoryMb,
      timeout: runTimeout,
      // The recorded markets: searched in test mode, and by a stage without search providers.
      folders: ['corpus'],
      env: {
        ...ending,
        AUDITS_QUEUE_URL: queue.queueUrl,
        STAGE: stage.name,
        SEARCH_PROVIDERS: stage.searchProviders.join(','),
        ...(this.searchSecret === undefined ? {} : { SEARCH_SECRET_ARN: this.searchSecret.arn }),
        ...(stage.maxSearchesPerDay === undefined ? {} : { SEARCHES_PER_DAY: String(stage.maxSearchesPerDay) }),
        ...(stage.resultsCacheMinutes === undefined
          ? {}
          : { RESULTS_CACHE_MINUTES: String(stage.resultsCacheMinutes) }),
        ...(stage.answerEngines === undefined ? {} : { ANSWER_ENGINES: stage.answerEngines.join(',') }),
        ...(stage.maxAnswersPerMonth === undefined ? {} : { ANSWERS_PER_MONTH: String(stage.maxAnswersPerMonth) }),
        ...(stage.languageModel === undefined ? {} : { LANGUAGE_MODEL: JSON.stringify(stage.languageModel) }),
        ...(stage.botContactUrl === undefined ? {} : { BOT_CONTACT_URL: stage.botContactUrl }),
        // Set by `npm start` from its own settings. Deployed functions do not have them, and refuse to start with them.
        ...(stage.name === 'local'
          ? {
              ...{ SEARCH_CREDENTIALS: '', WEB_ALSO_ALLOWED: '', BOT_CONTACT_URL: '' },
              ...{ ANSWER_ENGINES: '', ANSWERS_PER_MONTH: '', LANGUAGE_MODEL: '' },
            }
          : {}),
        CORPUS_DIR: 'corpus',
        CORPUS_INDEX_DIR: '/tmp/corpus-index',
        ENGINE_GIT_SHA: engineGitSha,
      },
    });
    allowEnding(this.runAudit);
    this.runAudit.allow(['dynamodb:PutItem'], tables.audits.tableArn);
    // The limits that all workers share.
    this.runAudit.allow(['dynamodb:GetItem', 'dynamodb:DeleteItem'], tables.usage.tableArn);
    if (this.searchSecret !== undefined && operatorKey !== undefined) {
      this.runAudit.allow(['secretsmanager:GetSecretValue'], this.searchSecret.arn);
      this.runAudit.allow(['kms:Decrypt'], operatorKey.keyArn);
    }
    if (stage.languageModel?.adapter === 'bedrock') {
      const { partition, region, account } = Stack.of(this);
      const arns = modelArns(stage.languageModel.modelId, { partition, region, account });
      this.runAudit.allow(['bedrock:InvokeModel'], ...arns);
    }
    this.runAudit.live.addEventSource(
      new SqsEventSource(queue, {
        batchSize: 1,
        reportBatchItemFailures: true,
        maxConcurrency: stage.workerConcurrency,
      }),
    );

    this.abandonAudit = new NodeFunction<AbandonAuditEnv>(this, 'AbandonAudit', {
      stage,
      entry: 'functions/entries/workers/abandon-audit.ts',
      description: 'Marks an audit failed whose worker never came to an end',
      memoryMb: stage.apiMemoryMb,
      timeout: abandonTimeout,
      env: ending,
    });
    allowEnding(this.abandonAudit);
    this.abandonAudit.live.addEventSource(
      // Dead letters are few and not urgent: the lowest concurrency that SQS accepts.
      new SqsEventSource(deadLetters, { batchSize: 1, reportBatchItemFailures: true, maxConcurrency: 2 }),
    );

    const launching = { stage, tables, auditsQueue: queue };
    this.recoverAudits = new NodeFunction<RecoverAuditsEnv>(this, 'RecoverAudits', {
      stage,
      entry: 'functions/entries/workers/recover-audits.ts',
      description: 'Sends again what was lost, and launches what schedules have planned',
      memoryMb: stage.apiMemoryMb,
      timeout: recoverTimeout,
      eventLifetime: recoverEvery,
      env: {
        ...ending,
        ...launchEnvironment(launching),
        SCHEDULES_TABLE: tables.schedules.tableName,
        API_KEYS_TABLE: tables.apiKeys.tableName,
        ACCOUNTS_TABLE: tables.accounts.tableName,
      },
    });
    allowEnding(this.recoverAudits);
    // The runs of schedules: a launch for the key as it is now, and a comparison of two reports.
    allowLaunch(this.recoverAudits, launching);
    this.recoverAudits.allow(['dynamodb:GetItem', 'dynamodb:PutItem'], tables.schedules.tableArn);
    this.recoverAudits.allow(['dynamodb:Query'], indexArn(tables.schedules, indexNames.due));
    this.recoverAudits.allow(['dynamodb:Query'], tables.audits.tableArn);
    this.recoverAudits.allow(['dynamodb:Query'], indexArn(tables.apiKeys, indexNames.keysByAccount));
    this.recoverAudits.allow(['dynamodb:GetItem'], tables.accounts.tableArn);
    this.recoverAudits.allow(['dynamodb:Query'], indexArn(tables.audits, indexNames.unfinished));
    new Rule(this, 'EveryMinute', {
      description: 'Recovers audits that nobody works on, and runs schedules',
      schedule: Schedule.rate(recoverEvery),
      // The next minute is the retry, so a failed event is dropped.
      targets: [new LambdaFunction(this.recoverAudits.lambda, { retryAttempts: 0 })],
    });
  }
}
