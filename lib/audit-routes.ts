/** The routes that read and delete audits, each with its function, its environment and exactly the permissions it uses. */
import type { Env as CompareAuditsEnv } from '../functions/entries/api/compare-audits.ts';
import type { Env as DeleteAuditEnv } from '../functions/entries/api/delete-audit.ts';
import type { Env as GetAuditEnv } from '../functions/entries/api/get-audit.ts';
import type { Env as GetAuditStatusEnv } from '../functions/entries/api/get-audit-status.ts';
import type { Env as GetBriefEnv } from '../functions/entries/api/get-brief.ts';
import type { Env as ListAuditsEnv } from '../functions/entries/api/list-audits.ts';
import { type MakeAnswering, waitingTimeout } from './answering-function.ts';
import { type DataTables, indexArn, indexNames } from './data-tables.ts';
import type { Routes } from './route.ts';

/** Creates the functions that read and delete audits. */
export function auditRoutes(answering: MakeAnswering, tables: DataTables): Routes {
  const getAudit = answering<GetAuditEnv>(
    'GetAudit',
    'functions/entries/api/get-audit.ts',
    'GET /v1/audits/{audit_id}: an audit with its output',
    { AUDITS_TABLE: tables.audits.tableName },
    { timeout: waitingTimeout },
  );
  getAudit.allow(['dynamodb:GetItem', 'dynamodb:Query'], tables.audits.tableArn);

  const getAuditStatus = answering<GetAuditStatusEnv>(
    'GetAuditStatus',
    'functions/entries/api/get-audit-status.ts',
    'GET /v1/audits/{audit_id}/status: what is polled',
    { AUDITS_TABLE: tables.audits.tableName },
    { timeout: waitingTimeout },
  );
  getAuditStatus.allow(['dynamodb:GetItem'], tables.audits.tableArn);

  const deleteAudit = answering<DeleteAuditEnv>(
    'DeleteAudit',
    'functions/entries/api/delete-audit.ts',
    'DELETE /v1/audits/{audit_id}: an ended audit with its report',
    { AUDITS_TABLE: tables.audits.tableName },
  );
  deleteAudit.allow(['dynamodb:Query', 'dynamodb:DeleteItem'], tables.audits.tableArn);

  const getBrief = answering<GetBriefEnv>(
    'GetBrief',
    'functions/entries/api/get-brief.ts',
    'GET /v1/audits/{audit_id}/brief: what to write, as a document',
    { AUDITS_TABLE: tables.audits.tableName },
  );
  getBrief.allow(['dynamodb:Query'], tables.audits.tableArn);

  const compareAudits = answering<CompareAuditsEnv>(
    'CompareAudits',
    'functions/entries/api/compare-audits.ts',
    'GET /v1/audits/{audit_id}/compare/{other_id}: what changed between two audits',
    { AUDITS_TABLE: tables.audits.tableName },
  );
  compareAudits.allow(['dynamodb:Query'], tables.audits.tableArn);

  const listAudits = answering<ListAuditsEnv>(
    'ListAudits',
    'functions/entries/api/list-audits.ts',
    'GET /v1/audits: an account’s audits, newest first',
    { AUDITS_TABLE: tables.audits.tableName },
  );
  listAudits.allow(['dynamodb:Query'], indexArn(tables.audits, indexNames.byAccount));

  return {
    'GET /v1/audits': listAudits,
    'GET /v1/audits/{audit_id}': getAudit,
    'DELETE /v1/audits/{audit_id}': deleteAudit,
    'GET /v1/audits/{audit_id}/status': getAuditStatus,
    'GET /v1/audits/{audit_id}/brief': getBrief,
    'GET /v1/audits/{audit_id}/compare/{other_id}': compareAudits,
  };
}
