/** Content of other programs and what pasting makes of it, by what it is about. */
export const pastedRows: readonly (readonly [name: string, html: string, cleaned: string])[] = [
  [
    'a comment of Word',
    `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><body lang=EN-US><!--StartFragment--><p class=MsoNormal>Use the <a style='mso-comment-reference:A_1;mso-comment-date:20260101T1000'>red logo</a><span class=MsoCommentReference><span style='font-size:8.0pt'><a class=msocomanchor id="_anchor_1" href="#_msocom_1" name="_msoanchor_1">[A1]</a></span></span> only.</p><div style='mso-element:comment-list'><hr class=msocomoff align=left size=1 width="33%"><div style='mso-element:comment'><div id="_com_1" class=msocomtxt><p class=MsoCommentText>Is this final?</p></div></div></div><!--EndFragment--></body></html>`,
    `<p>Use the red logo only.</p>`,
  ],
  [
    'a comment of Word between words',
    `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><!--StartFragment--><p class=MsoNormal>Use<span class=MsoCommentReference><span style='font-size:8.0pt'><![if !supportAnnotations]><a class=msocomanchor href="#_msocom_1">[A1]</a><![endif]><span style='mso-special-character:comment'>&nbsp;</span></span></span> it.</p><div style='mso-element:comment-list'><![if !supportAnnotations]><hr class=msocomoff><![endif]><div style='mso-element:comment'><p class=MsoCommentText>Really?</p></div></div><!--EndFragment--></body></html>`,
    `<p>Use it.</p>`,
  ],
  [
    'comments of Google Docs',
    `<b style="font-weight:normal" id="docs-internal-guid-1"><p><span>Use the red logo</span><sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup><sup><a href="#cmnt2" id="cmnt_ref2">[b]</a></sup><span> only.</span></p></b><div style="border:1px solid black;margin:5px"><p><a href="#cmnt_ref1" id="cmnt1">[a]</a><span>Is this final?</span></p><p><span>Second line</span></p></div><div style="border:1px solid black"><p><a href="#cmnt_ref2" id="cmnt2">[b]</a><span>Yes</span></p></div>`,
    `<p>Use the red logo only.</p>`,
  ],
  [
    'a comment of LibreOffice',
    `<p>Use the red logo<span title="annotation" class="annotation_style_by_filter"><br/>[ANNOTATION:<br/>Is this final?]</span> only.</p>`,
    `<p>Use the red logo only.</p>`,
  ],
  [
    'brackets that are no comment',
    `<p>See <a href="https://throughline.example/#comments">[a]</a> and [b]<sup>[1]</sup>.</p>`,
    `<p>See <a href="https://throughline.example/#comments" rel="noopener noreferrer" target="_blank">[a]</a> and [b]<sup>[1]</sup>.</p>`,
  ],
  [
    'a list of Word that goes on after a paragraph',
    `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><body lang=EN-US><!--StartFragment--><p class=MsoListParagraphCxSpMiddle style='margin-left:.5in;text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Brief<o:p></o:p></p><p class=MsoListParagraphCxSpMiddle style='margin-left:.5in;text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>2.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Design<o:p></o:p></p><p class=MsoNormal>Review by legal.<o:p></o:p></p><p class=MsoListParagraphCxSpMiddle style='margin-left:.5in;text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>3.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Print<o:p></o:p></p><p class=MsoListParagraphCxSpMiddle style='margin-left:.5in;text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>4.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Mail<o:p></o:p></p><!--EndFragment--></body></html>`,
    `<ol><li>Brief</li><li>Design</li></ol><p>Review by legal.</p><ol start="3"><li>Print</li><li>Mail</li></ol>`,
  ],
  [
    'a list of Word that begins again',
    `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><!--StartFragment--><p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span><![endif]>a<o:p></o:p></p><p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>2.<span>&nbsp; </span></span><![endif]>b<o:p></o:p></p><p class=MsoListParagraph style='mso-list:l0 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span><![endif]>c<o:p></o:p></p><!--EndFragment--></body></html>`,
    `<ol><li>a</li><li>b</li></ol><ol start="1"><li>c</li></ol>`,
  ],
  [
    'levels of Word',
    `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><!--StartFragment--><p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>4.<span>&nbsp; </span></span><![endif]>a<o:p></o:p></p><p class=MsoListParagraph style='mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>b)<span>&nbsp; </span></span><![endif]>b<o:p></o:p></p><p class=MsoListParagraph style='mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>c)<span>&nbsp; </span></span><![endif]>c<o:p></o:p></p><p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>5.<span>&nbsp; </span></span><![endif]>d<o:p></o:p></p><p class=MsoListParagraph style='mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>e<o:p></o:p></p><!--EndFragment--></body></html>`,
    `<ol start="4"><li>a<ol start="2"><li>b</li><li>c</li></ol></li><li>d<ul><li>e</li></ul></li></ol>`,
  ],
  [
    'a list of a page that goes on',
    `<ol><li>a</li></ol><p>b</p><ol start="2"><li>c</li><li value="7">d</li><li>e</li></ol><ol><li>f</li></ol>`,
    `<ol><li>a</li></ol><p>b</p><ol start="2"><li>c</li></ol><ol start="7"><li>d</li><li>e</li></ol><ol start="1"><li>f</li></ol>`,
  ],
  [
    'a list with an element for each item',
    `<div><ol start="1"><li>a</li></ol></div><div><ol start="2"><li>b</li></ol></div>`,
    `<ol><li>a</li><li>b</li></ol>`,
  ],
  [
    'raised and lowered text',
    `<p>m<sup>2</sup>, H<sub>2</sub>O, <span style="font-size:0.6em;vertical-align:super">1</span><span style="vertical-align:baseline">st</span></p>`,
    `<p>m<sup>2</sup>, H<sub>2</sub>O, <sup>1</sup>st</p>`,
  ],
  [
    'a checklist of Google Docs',
    `<ul style="padding-inline-start:28px"><li dir="ltr" role="checkbox" aria-checked="false" style="list-style-type:none"><img src="data:image/png;base64,AAAA" width="17" alt="unchecked" aria-roledescription="checkbox"><p style="display:inline-block" role="presentation"><span>Brief</span></p></li><li role="checkbox" aria-checked="true"><img src="data:image/png;base64,AAAA" alt="checked" aria-roledescription="checkbox"><p style="display:inline-block"><span style="text-decoration:line-through">Print</span></p></li></ul>`,
    `<ul><li>☐ Brief</li><li><s>☑ Print</s></li></ul>`,
  ],
  [
    'a task list of a page',
    `<ul class="contains-task-list"><li class="task-list-item"><input type="checkbox" disabled> Brief<ul><li><input type="checkbox" checked> Logo</li></ul></li><li>Plain</li></ul>`,
    `<ul><li>☐ Brief<ul><li>☑ Logo</li></ul></li><li>Plain</li></ul>`,
  ],
  [
    'to-dos of Notion',
    `<ul class="to-do-list"><li><div class="checkbox checkbox-on"></div> <span>Brief</span></li></ul>`,
    `<ul><li>☑ Brief</li></ul>`,
  ],
]
