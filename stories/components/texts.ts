/** A text as the editor serializes it. */
export const journey =
  '<h2>The way to the base camp</h2><p>Fly to <strong>Lukla</strong>, then walk <em>eight days</em>. Ask the <a href="https://example.com/permits">permit office</a> for the card.</p><h3 style="text-align: center">Day 2</h3><ul><li><p>Phakding to नाम्चे बजार</p></li><li><p>740 m up</p></li></ul><blockquote><p>Walk slowly.</p></blockquote><table><tbody><tr><th><p>Day</p></th><th><p>Height</p></th></tr><tr><td><p>2</p></td><td><p>3,440 m</p></td></tr></tbody></table>';

/** HTML that Word puts on the clipboard: conditional comments, classes, styles, and lists as paragraphs. */
export const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body>
<!--[if gte mso 9]><xml><w:WordDocument/></xml><![endif]-->
<h1 style='mso-pagination:none'>Itinerary</h1>
<p class=MsoNormal style='text-align:center'><b style='mso-bidi-font-weight:normal'><span style='font-size:14.0pt;color:red'>Day one</span></b><o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span><![endif]>Breakfast<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span><![endif]>Tea</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span><![endif]>Drive to Pokhara</p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p></body></html>`;

/** HTML that Google Docs copies: all in a bold element that is not bold, emphasis as styles. */
export const fromGoogleDocs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38;margin-top:0pt;"><span style="font-size:11pt;font-family:Arial;color:#000;font-weight:400;">Walk to </span><span style="font-size:11pt;font-weight:700;font-style:italic;">Ghandruk</span></p><br><p dir="ltr" style="text-align:right"><a href="https://example.com/"><span style="text-decoration:underline;color:#15c">site</span></a> <a href="javascript:alert(1)">trap</a></p></b>`;
