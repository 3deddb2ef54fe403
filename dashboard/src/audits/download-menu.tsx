/** Downloads or prints the report: JSON, Markdown, the brief for a writer, and lists as CSV for spreadsheets. */
import { Button, Menu } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconBraces, IconDownload, IconFileText, IconMarkdown, IconPrinter, IconTable } from '@tabler/icons-react';
import { useState } from 'react';
import type { AuditRead } from '../../../functions/api/contract/read.ts';
import { useApi } from '../api/api-context.ts';
import { errorWords } from '../api/api-error.ts';
import { asReport } from './audit-report.tsx';
import { type CsvList, csvLists, csvOf } from './report-csv.ts';
import { reportFileName } from './report-file-name.ts';
import { saveFile } from './save-file.ts';

const formats = [
  { suffix: '', extension: 'json', mediaType: 'application/json', label: 'Report as JSON', Icon: IconBraces },
  { suffix: '/markdown', extension: 'md', mediaType: 'text/markdown', label: 'Report as Markdown', Icon: IconMarkdown },
  {
    suffix: '/brief',
    extension: 'brief.md',
    mediaType: 'text/markdown',
    label: 'Brief as Markdown',
    Icon: IconMarkdown,
  },
  {
    suffix: '/brief?format=html',
    extension: 'brief.html',
    mediaType: 'text/html',
    label: 'Brief for word processors',
    Icon: IconFileText,
  },
] as const;

export function DownloadMenu({ audit }: { audit: AuditRead }) {
  const api = useApi();
  const [busy, setBusy] = useState(false);
  const download = async ({ suffix, extension, mediaType }: (typeof formats)[number]) => {
    setBusy(true);
    try {
      const text = await api.text(`/audits/${encodeURIComponent(audit.audit_id)}${suffix}`);
      saveFile(reportFileName(audit.keyword, audit.audit_id, extension), text, mediaType);
    } catch (error) {
      notifications.show({ color: 'red', title: 'The download failed', message: errorWords(error).detail });
    } finally {
      setBusy(false);
    }
  };
  const { output } = audit;
  const saveList = (list: CsvList) => {
    if (output === undefined) return;
    const csv = csvOf(list, asReport(output).market_serp);
    saveFile(reportFileName(audit.keyword, audit.audit_id, `${list}.csv`), csv, 'text/csv');
  };
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <Button variant="default" loading={busy} leftSection={<IconDownload size={18} aria-hidden />}>
          Download
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {formats.map((format) => (
          <Menu.Item
            key={format.extension}
            leftSection={<format.Icon size={16} aria-hidden />}
            onClick={() => void download(format)}
          >
            {format.label}
          </Menu.Item>
        ))}
        <Menu.Item leftSection={<IconPrinter size={16} aria-hidden />} onClick={() => window.print()}>
          Print or save as PDF
        </Menu.Item>
        {output !== undefined && (
          <>
            <Menu.Divider />
            <Menu.Label>Lists for spreadsheets (CSV)</Menu.Label>
            {csvLists.map((list) => (
              <Menu.Item
                key={list}
                leftSection={<IconTable size={16} aria-hidden />}
                onClick={() => saveList(list)}
                tt="capitalize"
              >
                {list}
              </Menu.Item>
            ))}
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
