/** The routes of the dashboard for reports as documents and behind share links, each with its function and permissions. */
import type { Env as DocumentsEnv } from '../functions/entries/dashboard/documents.ts';
import type { Env as ShareLinksEnv } from '../functions/entries/dashboard/share-links.ts';
import type { Env as SharedReportEnv } from '../functions/entries/dashboard/shared-report.ts';
import type { MakeAnswering } from './answering-function.ts';
import type { DataTables } from './data-tables.ts';
import type { Routes } from './route.ts';

/** Creates the functions for documents and share links. */
export function reportRoutes(answering: MakeAnswering, tables: DataTables): Routes {
  const documents = answering<DocumentsEnv>(
    'Documents',
    'functions/entries/dashboard/documents.ts',
    '/dashboard/audits/{audit_id}: the report and its brief as documents',
    { AUDITS_TABLE: tables.audits.tableName },
  );
  documents.allow(['dynamodb:Query'], tables.audits.tableArn);

  const shareLinks = answering<ShareLinksEnv>(
    'ShareLinks',
    'functions/entries/dashboard/share-links.ts',
    '/dashboard/audits/{audit_id}/shares: creating, listing and revoking links to a report',
    { AUDITS_TABLE: tables.audits.tableName, ACTIVITY_TABLE: tables.activity.tableName },
  );
  shareLinks.allow(
    [
      ...(['dynamodb:GetItem', 'dynamodb:Query', 'dynamodb:PutItem', 'dynamodb:UpdateItem'] as const),
      'dynamodb:ConditionCheckItem',
    ],
    tables.audits.tableArn,
  );
  shareLinks.allow(['dynamodb:PutItem'], tables.activity.tableArn);

  // Open to everybody: a function of its own that can only read.
  const sharedReport = answering<SharedReportEnv>(
    'SharedReport',
    'functions/entries/dashboard/shared-report.ts',
    '/dashboard/shared-report: the report that a share link opens',
    { AUDITS_TABLE: tables.audits.tableName },
  );
  sharedReport.allow(['dynamodb:GetItem', 'dynamodb:Query'], tables.audits.tableArn);

  return {
    'GET /dashboard/audits/{audit_id}/markdown': documents,
    'GET /dashboard/audits/{audit_id}/brief': documents,
    'GET /dashboard/audits/{audit_id}/shares': shareLinks,
    'POST /dashboard/audits/{audit_id}/shares': shareLinks,
    'DELETE /dashboard/audits/{audit_id}/shares/{share_id}': shareLinks,
    'GET /dashboard/shared-report': sharedReport,
  };
}
